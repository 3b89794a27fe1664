"""The maximum size of bodies, as each service enforces it again."""

from typing import Any

from haat_gateway.patterns import expression
from haat_gateway.routes import Body, Route, RouteTable

DEFAULT = "json"


def body_limits(table: RouteTable, owner: str) -> dict[str, Any]:
    """The owner's routes that do not have the default, the best match first."""
    own = [route for route in table.routes if route.owner == owner]
    entries = [
        {"method": method, "path": expression(pattern), **_limit(table, route)}
        for route in sorted(own, key=lambda route: -route.priority)
        if route.body != DEFAULT
        for pattern in route.paths
        for method in route.methods or ("",)
    ]
    return {"default": _sizes(table.bodies[DEFAULT]), "routes": entries}


def _limit(table: RouteTable, route: Route) -> dict[str, Any]:
    return _sizes(table.bodies[route.body])


def _sizes(body: Body) -> dict[str, Any]:
    return {"bytes": body.bytes, "items": body.items}
