"""Traefik's dynamic configuration: routers, middlewares, services."""

from dataclasses import replace
from typing import Any

from haat_gateway.middlewares import middlewares
from haat_gateway.patterns import rule
from haat_gateway.routes import Route, RouteTable

Settings = dict[str, Any]

READS = ("GET", "HEAD")
# Above its route's own priority, below the next one's.
READ_BONUS = 10


def dynamic(
    table: RouteTable, addresses: dict[str, str], limit_factor: int = 1
) -> Settings:
    """The whole dynamic file. Raises KeyError when an owner has no address."""
    routers: dict[str, Settings] = {"ops": _ops_router()}
    for route in table.routes:
        routers.update(_routers(route))
    return {
        "http": {
            "routers": routers,
            "middlewares": middlewares(table, limit_factor),
            "services": {owner: _service(addresses[owner]) for owner in table.owners},
            "serversTransports": {"inside": _transport()},
        }
    }


def _routers(route: Route) -> dict[str, Settings]:
    if route.kind != "api" or route.methods:
        return {route.name: _router(route, _chain(route))}
    reads = replace(route, methods=READS, priority=route.priority + READ_BONUS)
    return {
        f"{route.name}-reads": _router(reads, [*_READ_CHAIN]),
        route.name: _router(route, _chain(route)),
    }


def _router(route: Route, chain: list[str]) -> Settings:
    router: Settings = {
        "entryPoints": ["web"],
        "rule": rule(route),
        "priority": route.priority,
        "middlewares": ["no-referrer" if route.is_secret else "referrer", *chain],
        "service": route.owner,
    }
    if route.kind == "kept" or route.is_secret:
        # A span names the path; and one costs as much as a kept answer.
        router["observability"] = {"accessLogs": False, "tracing": False}
    return router


_READ_CHAIN = ["api-policy", "compress", "json-errors", "retry"]
_CHAINS = {
    # Packed by the service already; a line of the access log, even one that is not
    # written, costs as much as the answer. The metrics count these like all others.
    "kept": ["api-policy", "json-errors", "retry"],
    # A stream that is buffered or compressed arrives late or not at all.
    "stream": ["api-policy", "json-errors"],
    "document": ["document-policy", "json-errors"],
    "files": ["files-policy", "compress"],
    "pages": ["compress"],
    "unknown": ["api-policy", "to-404"],
}


def _chain(route: Route) -> list[str]:
    if route.kind != "api":
        return [*_CHAINS[route.kind]]
    limits = [f"limited-{route.limit}", f"limit-{route.limit}"] if route.limit else []
    body = f"body-{route.body}"
    return ["api-policy", "compress", "json-errors", *limits, body]


def _service(address: str) -> Settings:
    # No health check: with one server it only turns a 502 into a 503 two seconds late.
    return {
        "loadBalancer": {
            "servers": [{"url": address}],
            "serversTransport": "inside",
            "passHostHeader": True,
        }
    }


def _transport() -> Settings:
    # Idle connections end here before uvicorn (75 s) ends them under a request.
    return {
        "maxIdleConnsPerHost": 128,
        "forwardingTimeouts": {
            "dialTimeout": "2s",
            "responseHeaderTimeout": "60s",
            "idleConnTimeout": "55s",
        },
    }


def _ops_router() -> Settings:
    return {
        "entryPoints": ["ops"],
        "rule": "PathPrefix(`/api`)",
        "service": "api@internal",
    }
