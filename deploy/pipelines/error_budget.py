"""error_budget.py PART: watches a new version by Prometheus, at $PROMETHEUS_URL.

It ends with 1 when failures burn the error budget as fast as the alert `ServiceFails`
allows at most. An unknown state is no success: it also ends with 1 when Prometheus does
not answer, or has no series of the part until the watch ends.
"""

import json
import math
import os
import sys
import time
from urllib.parse import urlencode
from urllib.request import urlopen

SERVICES = ("auth", "catalog", "vendor", "engagement")
FRONT_ENDS = ("shell", "vendor-web", "dashboard-web")
# As the alerts in k8s/platform/observability: a fiftieth of the budget in an hour.
PART_LIMIT, GATEWAY_LIMIT = 14.4 * 0.001, 0.02
WATCH_S = float(os.environ.get("WATCH_S", "600"))
EVERY_S = float(os.environ.get("WATCH_EVERY_S", "30"))
# One bad measurement may be the restart itself.
BAD_IN_A_ROW = 2


class Unknown(Exception):
    """Prometheus answers, and has no series of the part."""


def measured(part: str, service: str = "http") -> tuple[str, float]:
    """The query for the share of failed requests, and its limit.

    `service`: the Kubernetes Service. A front end is measured at the gateway (ADR 124).
    """
    if part in SERVICES:
        # The requests of Prometheus itself count: a pod that is scraped has series.
        of = f'job="{part}",service="{service}"'
        failed = f'http_requests_total{{{of},status=~"5.."}}'
        return _share(failed, f"http_requests_total{{{of}}}"), PART_LIMIT
    is_front_end = part in FRONT_ENDS
    own = [f'team="{part}"'] if is_front_end else []
    every, failed = _at_gateway(own), _at_gateway([*own, 'code=~"5.."'])
    # A gateway without a request since its start has no series of requests.
    idle = "0 * count(traefik_config_last_reload_success)"
    limit = PART_LIMIT if is_front_end else GATEWAY_LIMIT
    return f"{_share(failed, every)} or {idle}", limit


def _at_gateway(labels: list[str]) -> str:
    return f"traefik_router_requests_total{{{','.join(labels)}}}"


def _share(failed: str, every: str) -> str:
    """`vector(0)`: no request has failed yet, so there is no such series."""
    return f"(sum(rate({failed}[5m])) or vector(0)) / sum(rate({every}[5m]))"


def share(address: str, query: str) -> float | None:
    """0 where nobody sent a request; None without a series."""
    url = f"{address}/api/v1/query?{urlencode({'query': query})}"
    with urlopen(url, timeout=10) as answer:
        result = json.load(answer)["data"]["result"]
    if not result:
        return None
    value = float(result[0]["value"][1])
    return 0.0 if math.isnan(value) else value


def burns(part: str, address: str, service: str = "http") -> bool:
    query, limit = measured(part, service)
    bad, is_known, ends = 0, False, time.monotonic() + WATCH_S
    while time.monotonic() < ends:
        found = share(address, query)
        is_known = is_known or found is not None
        bad = bad + 1 if found and found > limit else 0
        if bad >= BAD_IN_A_ROW:
            print(f"{part}: {found:.2%} of its requests fail, {limit:.2%} may")
            return True
        time.sleep(EVERY_S)
    if not is_known:
        raise Unknown(f"Prometheus had no series of {part} in {WATCH_S:.0f} s: {query}")
    return False


if __name__ == "__main__":
    try:
        sys.exit(burns(sys.argv[1], os.environ["PROMETHEUS_URL"]))
    except Unknown as unknown:
        sys.exit(f"error_budget: {unknown}")
    except (OSError, KeyError) as error:
        sys.exit(f"error_budget: Prometheus did not answer: {error!r}")
