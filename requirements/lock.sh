#!/usr/bin/env bash
# Writes one lock with hashes for each deployable, and dev.txt for the whole workspace. Run by `make lock`.
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
  compile "$service" "services/$service/pyproject.toml"
done
compile gateway --group gateway
compile images --group images
compile dev --group dev services/*/pyproject.toml
