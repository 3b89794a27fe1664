#!/usr/bin/env bash
# publish.sh IMAGE: builds it, writes its SBOM, pushes it to $REGISTRY as $VERSION and signs it.
# The file `image` then has the reference with its digest.
set -euo pipefail
cd "$(dirname "$0")/../.."
name=$1
target=$REGISTRY/$name:$VERSION
# podman, where it is too, has images of its own.
HAAT_BUILDER=docker make images P="$name"
docker tag "haat/$name:latest" "$target"
container=$(docker create "$target" none)
docker cp "$container:/haat/sbom.json" sbom.json
docker rm "$container" >/dev/null
docker push "$target"
pushed=$(docker inspect --format '{{index .RepoDigests 0}}' "$target")
cosign sign --yes "$pushed"
cosign attest --yes --type cyclonedx --predicate sbom.json "$pushed"
# The registry's name is in k8s/components/pinned/registry.yaml: `haat` stands for it.
echo "haat/$name:$VERSION@${pushed#*@}" >image
