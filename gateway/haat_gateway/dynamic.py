"""Traefik's dynamic configuration: routers, middlewares, services."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from haat_gateway import cache as caching
from haat_gateway.cache import Cache
from haat_gateway.middlewares import POLICIES, middlewares
from haat_gateway.patterns import rule
from haat_gateway.routes import READS, Route, RouteTable

Settings = dict[str, Any]


@dataclass(frozen=True)
class Way:
    """A router: requests of this kind, through these middlewares, to the owner."""

    name: str
    route: Route
    middlewares: tuple[str, ...]


# Above its route's own priority, below the next one's.
READ_BONUS = 10


def dynamic(
    table: RouteTable,
    addresses: dict[str, str],
    limit_factor: int = 1,
    cache: Cache | None = None,
) -> Settings:
    """The whole dynamic file. Raises KeyError when an owner has no address."""
    entries = ["web", "origin"] if cache else ["web"]
    routers: dict[str, Settings] = {"ops": _ops_router()}
    for route in table.routes:
        routers |= {way.name: _router(way, entries) for way in ways(route)}
    services = {owner: _service(addresses[owner]) for owner in table.owners}
    transports = {"inside": transport()}
    if cache:
        routers[caching.NAME] = caching.router(table.cached)
        services |= caching.services(cache)
        transports[caching.NAME] = caching.transport()
    return {
        "http": {
            "routers": routers,
            "middlewares": middlewares(table, limit_factor),
            "services": services,
            "serversTransports": transports,
        }
    }


def ways(route: Route) -> Iterator[Way]:
    """One way for most routes; a way of their own for reads, which may be retried."""
    headers = _headers_of(route)
    is_page = route.kind == "pages" and not route.limit
    if (route.kind == "api" or is_page) and not route.methods:
        reads = replace(route, methods=READS, priority=route.priority + READ_BONUS)
        chain = _chain(reads) if is_page else _READ_CHAIN
        yield Way(f"{route.name}-reads", reads, (headers, *chain))
    yield Way(route.name, route, (headers, *_chain(route)))


def _router(way: Way, entries: list[str]) -> Settings:
    route = way.route
    router: Settings = {
        "entryPoints": [*entries],
        "rule": rule(route),
        "priority": route.priority,
        "middlewares": [*way.middlewares],
        "service": route.owner,
    }
    if route.is_secret:  # a span and a line of the log name the path
        router["observability"] = {"accessLogs": False, "tracing": False}
    return router


_READ_CHAIN = ["compress", "json-errors", "retry"]
_CHAINS = {
    # A stream that is buffered or compressed arrives late or not at all.
    "stream": ["json-errors"],
    "document": ["json-errors"],
    "files": ["compress"],
    "pages": ["compress"],
    "unknown": ["json-errors", "body-json", "to-404"],
}


def _headers_of(route: Route) -> str:
    policy = route.kind if route.kind in POLICIES else "api"
    return f"{policy}-headers-secret" if route.is_secret else f"{policy}-headers"


def _chain(route: Route) -> list[str]:
    limits = [f"limited-{route.limit}", f"limit-{route.limit}"] if route.limit else []
    body = f"body-{route.body}"
    if route.kind == "api":
        return ["compress", "json-errors", *limits, body]
    if limits:
        return [*_CHAINS[route.kind], *limits, body]
    is_read = route.kind == "pages" and route.methods == READS
    return [*_CHAINS[route.kind], *(["retry"] if is_read else [])]


def _service(address: str) -> Settings:
    # No health check: with one server it only turns a 502 into a 503 two seconds late.
    return {
        "loadBalancer": {
            "servers": [{"url": address}],
            "serversTransport": "inside",
            "passHostHeader": True,
        }
    }


def transport() -> Settings:
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
