"""Middlewares of requests: limits, bodies, compression, headers."""

from collections.abc import Iterator
from typing import Any

from haat_gateway.routes import Limit, RouteTable

Settings = dict[str, Any]

API_POLICY = "default-src 'none'; frame-ancestors 'none'"
DOCUMENT_POLICY = f"{API_POLICY}; sandbox"
FILES_POLICY = (
    "default-src 'none'; img-src 'self' data:; media-src 'self'; "
    "style-src 'unsafe-inline'; frame-ancestors 'none'"
)
POLICIES: dict[str, Settings] = {
    "api": {"contentSecurityPolicy": API_POLICY},
    "document": {"contentSecurityPolicy": DOCUMENT_POLICY},
    "files": {"contentSecurityPolicy": FILES_POLICY},
    "pages": {},  # each says its own
}
# The owner that serves error bodies: beside Traefik, in no team's pod.
ERRORS = "gateway"
# What Traefik says by itself, as plain text. 503: a service without a single server.
TRAEFIKS_OWN = ["413", "502", "503", "504"]
# Who calls is in the token; nobody says it beside.
NOBODYS = dict.fromkeys(("X-User-Id", "X-User-Roles", "X-Internal", "Baggage"), "")
COMPRESSED_TYPES = [
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
    "text/css",
    "text/csv",
    "text/html",
    "text/javascript",
    "text/plain",
]


def middlewares(table: RouteTable, limit_factor: int) -> dict[str, Settings]:
    """Every middleware by name; tests multiply the limits by a factor."""
    named: dict[str, Settings] = {
        **dict(_headers()),
        "strip-identity": {"headers": {"customRequestHeaders": NOBODYS}},
        "compress": {"compress": _compression()},
        # Only on routers of GET and HEAD: nothing is done twice.
        "retry": {"retry": {"attempts": 5, "initialInterval": "150ms"}},
        "to-404": {"replacePath": {"path": "/__edge/404.json"}},
        "json-errors": _json_errors(TRAEFIKS_OWN, "/__edge/{status}.json"),
    }
    for name, body in table.bodies.items():
        named[f"body-{name}"] = {"buffering": _body(body.bytes)}
    for name, limit in table.limits.items():
        named[f"limit-{name}"] = {"rateLimit": _rate(limit, limit_factor)}
        # The errors middleware drops Retry-After: the error body says it again.
        named[f"limited-{name}"] = _json_errors(
            ["429"], f"/__edge/429.json?retry_after={limit.retry_after_s}"
        )
    return named


def _headers() -> Iterator[tuple[str, Settings]]:
    """All headers of a route at once: each set of them costs as much as the next."""
    for kind, policy in POLICIES.items():
        secure = _secure_headers() | policy
        yield f"{kind}-headers", {"headers": secure}
        yield f"{kind}-headers-secret", {"headers": _unnamed(secure)}


def _secure_headers() -> Settings:
    return {
        "customRequestHeaders": NOBODYS,
        "referrerPolicy": "strict-origin-when-cross-origin",
        "contentTypeNosniff": True,
        "frameDeny": True,
        "permissionsPolicy": "camera=(), microphone=(), geolocation=(self)",
        "stsSeconds": 31_536_000,
        "stsIncludeSubdomains": True,
        "customResponseHeaders": {
            "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
            "Server": "",
            "X-Powered-By": "",
        },
    }


def _unnamed(secure: Settings) -> Settings:
    """What stands in the address goes to no other site, and into no search engine."""
    hidden = secure["customResponseHeaders"] | {"X-Robots-Tag": "noindex, nofollow"}
    return secure | {"referrerPolicy": "no-referrer", "customResponseHeaders": hidden}


def _compression() -> Settings:
    return {
        "encodings": ["zstd", "br", "gzip"],
        "minResponseBodyBytes": 1024,
        "includedContentTypes": COMPRESSED_TYPES,
    }


def _body(size: int) -> Settings:
    return {"maxRequestBodyBytes": size, "memRequestBodyBytes": 65_536}


def _rate(limit: Limit, factor: int) -> Settings:
    return {
        "average": limit.average * factor,
        "period": f"{limit.period_s}s",
        "burst": limit.burst * factor,
        "sourceCriterion": {"ipStrategy": {"depth": 0, "ipv6Subnet": 64}},
    }


def _json_errors(statuses: list[str], query: str) -> Settings:
    return {
        "errors": {
            "status": statuses,
            "service": ERRORS,
            "query": query,
            "errorRequestHeaders": ["Accept", "X-Request-Id"],
        }
    }
