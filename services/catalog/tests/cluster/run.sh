#!/usr/bin/env bash
# Every test marked `search` on three nodes of a real OpenSearch, some of which kill one of
# them. Maven brings the nodes once; `make up` must have run. A test of tantivy alone is
# skipped with its reason. P: a file of services/catalog/tests.
set -euo pipefail
cd "$(dirname "$0")/../../../.."
for tool in java mvn; do
  command -v $tool >/dev/null || { echo "search-cluster-test: SKIPPED, no $tool on this machine"; exit 0; }
done
export HAAT_TEST_OPENSEARCH=$PWD/${HAAT_HOME:-.local}/opensearch
.venv/bin/python services/catalog/tests/cluster/nodes.py "$HAAT_TEST_OPENSEARCH"
set -a; . "${HAAT_HOME:-.local}/run/env"; set +a
unset OTEL_EXPORTER_OTLP_ENDPOINT HAAT_TRACE_SHARE HAAT_TRACE_KEY HAAT_LIMITS
export HAAT_TEST_DATABASE_URL=${AUTH_DATABASE_URL%/*}/postgres HAAT_TEST_AMQP_URL=$HAAT_AMQP_URL
exec .venv/bin/pytest services/catalog/tests/${P:-} -m search -p no:xdist -v --no-header -rs --timeout 600 "$@"
