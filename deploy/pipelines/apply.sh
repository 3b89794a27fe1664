#!/usr/bin/env bash
# apply.sh FOLDER: applies manifests that have no image. The cluster checks all of them first,
# so a refused one leaves the others as they are.
set -euo pipefail
cd "$(dirname "$0")/../.."
kubectl apply -k "$1" --dry-run=server
kubectl apply -k "$1"
