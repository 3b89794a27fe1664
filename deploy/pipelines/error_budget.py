"""error_budget.py PART: watches a new version by Prometheus, at $PROMETHEUS_URL.

It ends with 1 when failures burn the error budget as fast as the alert `ServiceFails`
allows at most, or when Prometheus does not answer: an unknown state is no success.
"""

import json
import os
import sys
import time
from urllib.error import URLError
from urllib.parse import urlencode
from urllib.request import urlopen

SERVICES = ("auth", "catalog", "vendor", "engagement")
# As the alerts in k8s/platform/observability: a fiftieth of the budget in an hour.
SERVICE_LIMIT, GATEWAY_LIMIT = 14.4 * 0.001, 0.02
WATCH_S = float(os.environ.get("WATCH_S", "600"))
EVERY_S = float(os.environ.get("WATCH_EVERY_S", "30"))
# One bad measurement may be the restart itself.
BAD_IN_A_ROW = 2


def measured(part: str, service: str = "http") -> tuple[str, float]:
    """The query for the share of failed requests, and its limit.

    `service`: the Kubernetes Service. The gateway counts those of a front end together.
    """
    if part in SERVICES:
        of = f'http_requests_total{{job="{part}",service="{service}"'
        query = f'sum(rate({of},status=~"5.."}}[5m])) / sum(rate({of}}}[5m]))'
        return query, SERVICE_LIMIT
    of = "traefik_router_requests_total"
    query = f'sum(rate({of}{{code=~"5.."}}[5m])) / sum(rate({of}[5m]))'
    return query, GATEWAY_LIMIT


def share(address: str, query: str) -> float:
    """0 where nobody sent a request."""
    with urlopen(
        f"{address}/api/v1/query?{urlencode({'query': query})}", timeout=10
    ) as a:
        result = json.load(a)["data"]["result"]
    value = float(result[0]["value"][1]) if result else 0.0
    return 0.0 if value != value else value  # NaN: no request at all


def burns(part: str, address: str, service: str = "http") -> bool:
    query, limit = measured(part, service)
    bad, ends = 0, time.monotonic() + WATCH_S
    while time.monotonic() < ends:
        found = share(address, query)
        bad = bad + 1 if found > limit else 0
        if bad >= BAD_IN_A_ROW:
            print(f"{part}: {found:.2%} of its requests fail, {limit:.2%} may")
            return True
        time.sleep(EVERY_S)
    return False


if __name__ == "__main__":
    try:
        sys.exit(burns(sys.argv[1], os.environ["PROMETHEUS_URL"]))
    except (URLError, OSError, KeyError) as error:
        sys.exit(f"error_budget: Prometheus did not answer: {error!r}")
