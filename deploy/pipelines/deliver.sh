#!/usr/bin/env bash
# deliver.sh PART ENVIRONMENT: deploys $VERSION of the file `image`, waits for the rollout, and
# watches the error budget. When one of them fails, the version before is applied again.
set -euo pipefail
cd "$(dirname "$0")/../.."
part=$1 environment=$2
here=deploy/pipelines
eval "$(python3 $here/set_version.py show "$part" "$environment")"

roll() {
  kubectl apply -k "$overlay" || return 1
  for workload in $workloads; do
    kubectl -n "$namespace" rollout status "deployment/$workload" --timeout=30m || return 1
  done
}

before=$(cat "$overlay/version.yaml")
python3 $here/set_version.py write "$part" "$environment" "$VERSION" "$(cat image)"
if roll && python3 $here/error_budget.py "$part"; then
  echo "$part: $VERSION runs in $environment"
  exit
fi
echo "$part: $VERSION fails in $environment, the version before is applied again" >&2
echo "$before" >"$overlay/version.yaml"
roll
exit 1
