#!/usr/bin/env bash
# Writes one lock with hashes for each deployable, and dev.txt for the whole workspace. Run by `make lock`.
# `lock.sh catalog` writes only that one.
set -euo pipefail
cd "$(dirname "$0")/.."
compile() {
  local out=$1
  shift
  uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header \
    --no-emit-index-url --no-annotate --no-emit-package servicekit --no-emit-package contracts \
    "$@" --output-file "requirements/$out.txt"
}
for service in auth catalog vendor engagement; do
  [[ $# -gt 0 && " $* " != *" $service "* ]] || compile "$service" "services/$service/pyproject.toml"
done
[[ $# -eq 0 ]] || exit 0
compile gateway --group gateway
compile images --group images
compile dev --group dev services/*/pyproject.toml
