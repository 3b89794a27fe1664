#!/usr/bin/env bash
# Every Python test that needs no gateway, on the PostgreSQL and RabbitMQ of the running
# stack. One process per part: services share names of tables, so they do not share one.
set -uo pipefail
cd "$(dirname "$0")/../.."
set -a
. "${HAAT_HOME:-.local}/run/env"
set +a
export HAAT_TEST_DATABASE_URL=${AUTH_DATABASE_URL%/*}/postgres HAAT_TEST_AMQP_URL=$HAAT_AMQP_URL
failed=0
for part in libs services/auth services/catalog services/vendor services/engagement \
  gateway deploy tests/architecture; do
  printf '%s\n' "$part"
  .venv/bin/pytest "$part" || failed=1
done
exit "$failed"
