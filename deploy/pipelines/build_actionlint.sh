#!/usr/bin/env bash
# Builds actionlint once for each version, into ~/.cache/haat. The tests use it when it is there.
set -euo pipefail
VERSION=1.7.7
folder=$HOME/.cache/haat/actionlint-$VERSION
if [ -x "$folder/actionlint" ]; then exit; fi
if ! command -v go >/dev/null; then
  echo "actionlint: SKIPPED, there is no Go to build it with" >&2
  exit
fi
GOBIN=$folder go install "github.com/rhysd/actionlint/cmd/actionlint@v$VERSION"
"$folder/actionlint" -version
