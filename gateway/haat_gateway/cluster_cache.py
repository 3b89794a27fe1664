"""The cache in a cluster: which reads go to Varnish, and the route without it."""

from collections.abc import Sequence
from typing import Any

from haat_gateway.cache import NAME, transport
from haat_gateway.dynamic import Way
from haat_gateway.patterns import is_cached, path_match
from haat_gateway.routes import READS, RouteTable

Settings = dict[str, Any]

# From another namespace, and of another provider than HTTPRoutes.
FULL_NAME = f"haat-gateway-{NAME}@kubernetescrd"
BACKEND = {"group": "traefik.io", "kind": "TraefikService", "name": FULL_NAME}
_HEADER = {"type": "RegularExpression", "name": "Authorization", "value": "."}
AUTHORIZED: Settings = {"headers": [_HEADER]}


def reads(table: RouteTable, way: Way, matches: Sequence[Settings]) -> list[Settings]:
    """Of the way's matches those that Varnish answers."""
    possible = [
        {"path": path_match(pattern), "method": method}
        for pattern in way.route.paths
        if is_cached(table.cached, pattern)
        for method in READS
    ]
    return [each for each in possible if each in matches]


def uncached(table: RouteTable) -> list[Settings]:
    """What is below `/`, never goes to Varnish, and is no pattern of a route."""
    known = {pattern for route in table.routes for pattern in route.paths}
    return [
        {"path": path_match(each), "method": method}
        for each in table.cached.never
        if each not in known
        for method in READS
    ]


def objects(namespace: str) -> list[Settings]:
    """Varnish with the way around it. 503: none of its pods is ready."""
    varnish = {"name": "http", "namespace": "haat-varnish", "port": 80}
    failover = {
        "service": varnish | {"serversTransport": FULL_NAME, "passHostHeader": True},
        "fallback": {"name": "origin", "port": 80, "passHostHeader": True},
        "errors": {"status": ["502", "503", "504"]},
    }
    return [
        _object("ServersTransport", namespace, transport()),
        _object("TraefikService", namespace, {"failover": failover}),
    ]


def _object(kind: str, namespace: str, spec: Settings) -> Settings:
    return {
        "apiVersion": "traefik.io/v1alpha1",
        "kind": kind,
        "metadata": {"name": NAME, "namespace": namespace},
        "spec": spec,
    }
