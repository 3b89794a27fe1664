"""The routes as objects of a cluster: HTTPRoutes, and the middlewares they name."""

from collections.abc import Iterator, Sequence
from typing import Any

from haat_gateway.cluster_cache import AUTHORIZED, BACKEND, objects, reads, uncached
from haat_gateway.dynamic import Way, ways
from haat_gateway.middlewares import ERRORS, middlewares
from haat_gateway.patterns import path_match
from haat_gateway.routes import RouteTable

Settings = dict[str, Any]

GATEWAY = "haat-gateway"
# The Service of whatever answers HTTP (k8s/components/serving).
SERVER, PORT = "http", 80
# What the entry points put in front of every route, also of one made by hand.
EDGE = "strip-identity"


def namespace(owner: str) -> str:
    """Every deployable has its own; what it holds is called alike in all of them."""
    return f"haat-{owner}"


def routes_of(table: RouteTable, owner: str) -> list[Settings]:
    """The owner's objects: middlewares, then routes."""
    own = [
        (way, matches) for way, matches in matched(table) if way.route.owner == owner
    ]
    named = middlewares(table, limit_factor=1)
    leaves = sorted({name for way, _ in own for name in way.middlewares})
    return [
        *(_middleware(name, owner, _inside(named[name])) for name in leaves),
        *(_chain(way) for way, _ in own),
        *(route for way, matches in own for route in _http_routes(table, way, matches)),
    ]


def edge(table: RouteTable) -> list[Settings]:
    """What lies in the gateway's own namespace: the middleware of the entry points, and
    the routes that it answers by itself."""
    content = middlewares(table, limit_factor=1)[EDGE]
    return [
        _middleware(EDGE, "gateway", content),
        *objects(namespace("gateway")),
        *routes_of(table, "gateway"),
    ]


def matched(table: RouteTable) -> Iterator[tuple[Way, list[Settings]]]:
    """Each way with the matches nobody of a higher priority has.

    A cluster knows no priorities: the exact path wins, then the longer one, then the
    one that names its method. The same match twice would be decided by chance.
    """
    every = [way for route in table.routes for way in ways(route)]
    taken: list[Settings] = []
    for way in sorted(every, key=lambda way: -way.route.priority):
        own = [match for match in _matches(way) if match not in taken]
        taken += own
        yield way, own


def _matches(way: Way) -> Iterator[Settings]:
    for pattern in way.route.paths:
        for method in way.route.methods or (None,):
            match: Settings = {"path": path_match(pattern)}
            yield match | ({"method": method} if method else {})


def _http_routes(
    table: RouteTable, way: Way, matches: Sequence[Settings]
) -> Iterator[Settings]:
    """Of the owner; reads that Varnish answers have routes for each listener."""
    cached = reads(table, way, matches)
    # A name that stays: applying deletes no route.
    name = way.route.name if way.route.kind == "pages" else way.name
    rest = [each for each in matches if each not in cached]
    if cached and way.route.kind == "pages":
        rest += uncached(table)
    if rest:
        yield _http_route(way, way.name, [_to_owner(way, rest)])
    if cached:
        yield _http_route(way, f"{name}-origin", [_to_owner(way, cached)], "origin")
        yield _http_route(way, f"{name}-cached", _cached(way, cached), "secure")


def _cached(way: Way, matches: Sequence[Settings]) -> list[Settings]:
    """Varnish answers; with a token the owner does."""
    signed_in = [each | AUTHORIZED for each in matches]
    return [
        _to_owner(way, signed_in),
        {"matches": [*matches], "backendRefs": [BACKEND]},
    ]


def _to_owner(way: Way, matches: Sequence[Settings]) -> Settings:
    # One filter: Traefik keeps no order among several.
    extension = {"group": "traefik.io", "kind": "Middleware", "name": way.name}
    return {
        "matches": [*matches],
        "filters": [{"type": "ExtensionRef", "extensionRef": extension}],
        "backendRefs": [{"name": SERVER, "port": PORT}],
    }


def _http_route(
    way: Way, name: str, rules: list[Settings], listener: str = ""
) -> Settings:
    """`listener`: of the gateway; without it the route is for all of them."""
    parent = {"name": "haat", "namespace": GATEWAY}
    section = {"sectionName": listener} if listener else {}
    return {
        "apiVersion": "gateway.networking.k8s.io/v1",
        "kind": "HTTPRoute",
        "metadata": _metadata(name, way.route.owner),
        "spec": {"parentRefs": [parent | section], "rules": rules},
    }


def _chain(way: Way) -> Settings:
    return _middleware(way.name, way.route.owner, _chained(way.middlewares))


def _chained(names: tuple[str, ...]) -> Settings:
    return {"chain": {"middlewares": [{"name": name} for name in names]}}


def _middleware(name: str, owner: str, content: Settings) -> Settings:
    return {
        "apiVersion": "traefik.io/v1alpha1",
        "kind": "Middleware",
        "metadata": _metadata(name, owner),
        "spec": content,
    }


def _metadata(name: str, owner: str) -> Settings:
    return {"name": name, "namespace": namespace(owner)}


def _inside(content: Settings) -> Settings:
    """The server of error bodies, found by the name it has in a cluster."""
    if "errors" not in content:
        return content
    server = {"name": SERVER, "namespace": namespace(ERRORS), "port": PORT}
    return {"errors": {**content["errors"], "service": server}}
