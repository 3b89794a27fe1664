#!/usr/bin/env bash
# record.sh PART ENVIRONMENT: commits to the branch that $VERSION of the file `image` runs there.
# Such a commit starts no pipeline. The branch may be newer than this checkout.
set -euo pipefail
cd "$(dirname "$0")/../.."
here=$PWD/deploy/pipelines
branch=${GITHUB_REF_NAME:-${CI_COMMIT_BRANCH:-$(git branch --show-current)}}
shown=$(python3 "$here/set_version.py" show "$1" "$2")
eval "$shown"
image=$(cat image)
tree=$(mktemp -d)
trap 'git -C "$here" worktree remove --force "$tree"' EXIT

commit() {
  python3 "$here/set_version.py" write "$1" "$2" "$VERSION" "$image"
  git add "$overlay/version.yaml"
  git diff --cached --quiet || git -c user.name=pipeline -c user.email=pipeline@localhost \
    commit --quiet --message "$1: deploy $VERSION in $2"
}

git fetch --quiet origin "$branch"
git worktree add --quiet --detach "$tree" FETCH_HEAD
cd "$tree"
# Another pipeline may push at the same moment.
for _ in 1 2 3; do
  git fetch --quiet origin "$branch"
  git reset --quiet --hard FETCH_HEAD
  commit "$1" "$2"
  if git push --quiet origin "HEAD:$branch"; then exit; fi
done
echo "record: $branch did not take the version of $1: push $overlay/version.yaml" >&2
exit 1
