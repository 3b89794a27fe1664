"""The gateway's part of the cache: which reads go to Varnish, and the fallback."""

from dataclasses import dataclass
from typing import Any

from haat_gateway.patterns import method_rule, paths_rule
from haat_gateway.routes import READS, CachedPaths

Settings = dict[str, Any]

NAME = "cached"
# Above every route: what the cache may answer is decided before who owns it.
PRIORITY = 1000


@dataclass(frozen=True)
class Cache:
    """`varnish` and `origin` are addresses: the cache, and what it fetches from."""

    varnish: str
    origin: str


def router(paths: CachedPaths) -> Settings:
    """Reads without a token; nothing is done to them here, all of it behind Varnish."""
    return {
        "entryPoints": ["web"],
        "rule": _rule(paths),
        "priority": PRIORITY,
        "service": NAME,
        "observability": {"accessLogs": False, "tracing": False},
    }


def _rule(paths: CachedPaths) -> str:
    is_read = f"{method_rule(READS)} && !HeaderRegexp(`Authorization`, `.`)"
    api = paths_rule(paths.api)
    return f"{is_read} && ({api} || !({paths_rule(paths.never)}))"


def services(cache: Cache) -> Settings:
    """Varnish; while nobody listens (502) or answers (504), the way around it."""
    failover = {
        "service": "varnish",
        "fallback": "origin",
        "errors": {"status": ["502", "504"]},
    }
    check = {"path": "/varnish-ping", "interval": "1s", "timeout": "500ms"}
    varnish = _server(cache.varnish, NAME) | {"healthCheck": check}
    return {
        NAME: {"failover": failover},
        "varnish": {"loadBalancer": varnish},
        "origin": {"loadBalancer": _server(cache.origin, "inside")},
    }


def _server(address: str, transport: str) -> Settings:
    return {
        "servers": [{"url": address}],
        "serversTransport": transport,
        "passHostHeader": True,
    }


def transport() -> Settings:
    """A Varnish that hangs holds a request for 22 s: above its own timeouts.

    Idle connections end below its `timeout_idle` (65 s).
    """
    return {
        "maxIdleConnsPerHost": 128,
        "forwardingTimeouts": {
            "dialTimeout": "300ms",
            "responseHeaderTimeout": "22s",
            "idleConnTimeout": "55s",
        },
    }
