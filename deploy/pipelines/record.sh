#!/usr/bin/env bash
# record.sh FOLDER: commits the version.yaml that now runs. Such a commit starts no pipeline.
set -euo pipefail
cd "$(dirname "$0")/../.."
git add "$1"/overlays/*/version.yaml
if git diff --cached --quiet; then exit; fi
git -c user.name=pipeline -c user.email=pipeline@localhost commit --message "${1#k8s/}: deploy $VERSION"
git pull --rebase origin "${GITHUB_REF_NAME:-$CI_COMMIT_BRANCH}"
git push origin "HEAD:${GITHUB_REF_NAME:-$CI_COMMIT_BRANCH}"
