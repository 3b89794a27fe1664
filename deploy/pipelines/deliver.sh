#!/usr/bin/env bash
# deliver.sh PART ENVIRONMENT: deploys $VERSION of the file `image`, waits for the rollout, and
# watches the error budget. When one of them fails, the version before is applied again.
set -euo pipefail
cd "$(dirname "$0")/../.."
part=$1 environment=$2
here=deploy/pipelines
shown=$(python3 $here/set_version.py show "$part" "$environment")
eval "$shown"

roll() {
  kubectl apply -k "$overlay" || return 1
  for workload in $workloads; do
    kubectl -n "$namespace" rollout status "deployment/$workload" --timeout=30m || return 1
  done
}

# From the cluster: this checkout may be older than the last delivery.
before=$(python3 $here/deployed.py "$part")
python3 $here/set_version.py write "$part" "$environment" "$VERSION" "$(cat image)"
if roll && python3 $here/error_budget.py "$part"; then
  echo "$part: $VERSION runs in $environment"
  exit
fi
if [ -z "$before" ]; then
  echo "$part: $VERSION fails in $environment, and no version ran before: it stays" >&2
  exit 1
fi
echo "$part: $VERSION fails in $environment, ${before% *} is applied again" >&2
# Two words: version and image.
# shellcheck disable=SC2086
python3 $here/set_version.py write "$part" "$environment" $before
roll
exit 1
