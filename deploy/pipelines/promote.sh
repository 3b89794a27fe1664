#!/usr/bin/env bash
# promote.sh PART: delivers to prod the image that staging runs, by its digest, and records it.
set -euo pipefail
cd "$(dirname "$0")/../.."
here=deploy/pipelines
shown=$(python3 $here/set_version.py show "$1" staging)
eval "$shown"
if [[ $image != *@sha256:* ]]; then
  echo "promote: $overlay/version.yaml names no digest: deliver $1 to staging first" >&2
  exit 1
fi
export VERSION=$version
echo "$image" >image
$here/deliver.sh "$1" prod
$here/record.sh "$1" prod
