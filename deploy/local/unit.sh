#!/usr/bin/env bash
# Every Python test that needs no gateway, on the PostgreSQL and RabbitMQ of the running
# stack. One process per part: services share names of tables, so they do not share one.
# Two parts run at a time, because much of the messaging tests is waiting; those that
# hold a decoder to its seconds run by themselves.
set -uo pipefail
cd "$(dirname "$0")/../.."
set -a
. "${HAAT_HOME:-.local}/run/env"
set +a
export HAAT_TEST_DATABASE_URL=${AUTH_DATABASE_URL%/*}/postgres HAAT_TEST_AMQP_URL=$HAAT_AMQP_URL
printed=$(mktemp -d)
trap 'rm -rf "$printed"' EXIT

lane() {
  local failed=0 out
  for part in "$@"; do
    out=$printed/${part//\//-}
    .venv/bin/pytest "$part" >"$out" 2>&1 || failed=1
    printf '%s\n%s\n' "$part" "$(<"$out")"
  done
  return $failed
}

lane libs gateway deploy tests/architecture &
other=$!
failed=0
lane services/auth services/engagement || failed=1
wait "$other" || failed=1
lane services/vendor services/catalog || failed=1
exit "$failed"
