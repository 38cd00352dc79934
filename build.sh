#!/usr/bin/env bash
# The only entry point of this project: builds, serves and tests it. It asks for Go and hands
# over to tools/dev, which says, or installs, what else a command needs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

go_least=1.21 # fetches the version that go.mod asks for, if it is older; before, it cannot

stop() {
	printf 'build.sh: %s\n' "$*" >&2
	exit 1
}

command -v go >/dev/null 2>&1 ||
	stop "Go is missing; install it from https://go.dev/dl/ (go.mod says which version)"
version=$(cd / && go version)
if ! [[ $version =~ go1\.([0-9]+) ]] || ((BASH_REMATCH[1] < ${go_least#1.})); then
	stop "Go is too old (${version#go version }): $go_least or later automatically fetches the version that go.mod names; see https://go.dev/dl/"
fi
mkdir -p tests/out
go build -buildvcs=false -o tests/out/dev ./tools/dev || stop "tools/dev could not be built; Go says above why"
exec tests/out/dev "$@" # so that a signal reaches it
