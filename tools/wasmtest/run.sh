#!/usr/bin/env bash
# Runs a program that "go test" has compiled for GOOS=js GOARCH=wasm:
#
#	run.sh WASMOPT RUNNER PROGRAM ARGUMENT...
#
# It runs in the form that is published: after all passes of WASMOPT, the compiled
# tools/wasmopt/cmd/wasmopt. That form knows no names, files and lines of functions.
# If it fails, the program runs once more with these, and what that prints says where
# the failure is. With "-" for WASMOPT it runs once, as Go's linker wrote it.
#
# RUNNER is Go's go_js_wasm_exec. Arguments and environment have to fit into 12 KB of
# the program's memory, so it gets an environment of its own.
set -euo pipefail
wasmopt=$1 runner=$2 program=$3
shift 3

run() {
	local file=$1
	shift
	env -i PATH="$(dirname "$(command -v node)"):/usr/local/bin:/usr/bin:/bin" "$runner" "$file" "$@"
}

if [[ $wasmopt == - ]]; then
	run "$program" "$@"
	exit
fi
cp "$program" "$program.published.wasm"
"$wasmopt" "$program.published.wasm"
status=0
run "$program.published.wasm" "$@" >"$program.out" 2>&1 || status=$?
if ((status != 0)); then
	cp "$program" "$program.lines.wasm"
	"$wasmopt" -lines "$program.lines.wasm"
	echo "It failed; it runs once more with the lines of functions:"
	if ! run "$program.lines.wasm" "$@"; then
		exit "$status"
	fi
	echo "With the lines of functions it passed. In the published form it printed:"
fi
cat "$program.out"
exit "$status"
