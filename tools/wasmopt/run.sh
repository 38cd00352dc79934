#!/usr/bin/env bash
# Runs a program that go test has compiled, made small as the product is:
# run.sh SLIM RUNNER PROGRAM ARGUMENT... (SLIM is the compiled tools/wasmopt)
set -euo pipefail
slim=$1 runner=$2 program=$3
shift 3
"$slim" "$program" || echo "run.sh: $program is run as it is" >&2
exec env -i PATH="$(dirname "$(command -v node)"):/usr/local/bin:/usr/bin:/bin" "$runner" "$program" "$@"
