"""The gateway's limits, as each service counts them again over all replicas."""

from typing import Any

from haat_gateway.patterns import expression
from haat_gateway.routes import Limit, RouteTable


def rate_limits(table: RouteTable, owner: str) -> dict[str, Any]:
    """The owner's routes that have a limit, the best match first."""
    own = [route for route in table.routes if route.owner == owner and route.limit]
    return {
        "routes": [
            {
                "method": method,
                "path": expression(pattern),
                "name": route.limit,
                "rule": _rule(table.limits[str(route.limit)]),
            }
            for route in sorted(own, key=lambda route: -route.priority)
            for pattern in route.paths
            for method in route.methods or ("",)
        ]
    }


def _rule(limit: Limit) -> str:
    """A burst is part of the window here: the moving window allows both together."""
    return f"{limit.average + limit.burst} per {limit.period_s} second"
