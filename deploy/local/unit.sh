#!/usr/bin/env bash
# Every Python test that needs no gateway, on the PostgreSQL and RabbitMQ of the running
# stack. Each part runs in its own process, because services have tables with equal names.
# Three parts run at a time, the longest first. Tests that measure time run alone after them.
# Arguments choose parts: files, folders, services (`catalog`) or nouns (`catalog/tiers`).
# The tests of a single part run in three processes. Without arguments the tests marked
# `slow` are left out; `--all` has them too.
set -uo pipefail
cd "$(dirname "$0")/../.."
set -a
. "${HAAT_HOME:-.local}/run/env"
set +a
unset OTEL_EXPORTER_OTLP_ENDPOINT HAAT_TRACE_SHARE HAAT_TRACE_KEY  # unit tests send no spans
unset HAAT_LIMITS  # each test of a limit sets its own
export HAAT_TEST_DATABASE_URL=${AUTH_DATABASE_URL%/*}/postgres HAAT_TEST_AMQP_URL=$HAAT_AMQP_URL

part() {
  local printed failed=0
  printed=$(.venv/bin/pytest $1 2>&1) || failed=1
  printf '%s\n%s\n' "$1" "$printed"
  return $failed
}
export -f part

# The folder or files of an argument: `catalog`, `catalog/tiers`, or a path.
paths() {
  local service=${1%%/*} noun=${1#*/}
  if [ -e "$1" ]; then
    echo "$1"
  elif [ "$noun" = "$1" ]; then
    echo "services/$service"
  else
    echo services/"$service"/tests/test_*"$noun"*.py
  fi
}

# The longest part, engagement, has two processes of its own.
# Those of clusters (`tests/k8s`, `tests/cluster`) run when an argument names them.
parts=("services/engagement -n 2 --dist loadfile" libs services/catalog services/{vendor,auth} tests/architecture deploy gateway)
at_once() { printf '%s\n' "${parts[@]}" | xargs -P 3 -I {} bash -c 'part "$1"' part {}; }

left_out="timed or slow"
if [ "${1:-}" = --all ]; then
  left_out=timed
elif [ $# -gt 0 ]; then
  parts=()
  for word in "$@"; do parts+=("$(paths "$word")"); done
  [ ${#parts[@]} -gt 1 ] || [[ ${parts[0]} == *.py ]] || export PYTEST_ADDOPTS="-n 3 --dist loadfile"
  at_once
  exit
fi

failed=0
PYTEST_ADDOPTS="-m 'not ($left_out)'" at_once || failed=1
timed=$(grep -rl --include='test_*.py' 'mark\.timed' libs/*/tests services/*/tests)
for file in $timed; do part "-m timed $file" || failed=1; done
exit $failed
