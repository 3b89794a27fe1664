"""What happens to a request on its way: limits, bodies, compression, headers."""

from typing import Any

from haat_gateway.routes import Limit, RouteTable

Settings = dict[str, Any]

API_POLICY = "default-src 'none'; frame-ancestors 'none'"
DOCUMENT_POLICY = f"{API_POLICY}; sandbox"
FILES_POLICY = (
    "default-src 'none'; img-src 'self' data:; media-src 'self'; "
    "style-src 'unsafe-inline'; frame-ancestors 'none'"
)
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
        "edge": {"chain": {"middlewares": ["strip-identity", "secure-headers"]}},
        "strip-identity": _without_request_headers(
            "X-User-Id", "X-User-Roles", "X-Internal", "Baggage"
        ),
        "secure-headers": {"headers": _secure_headers()},
        "referrer": {"headers": {"referrerPolicy": "strict-origin-when-cross-origin"}},
        # What stands in the address goes to no other site, and into no search engine.
        "no-referrer": {"headers": _unnamed()},
        "api-policy": {"headers": {"contentSecurityPolicy": API_POLICY}},
        "document-policy": {"headers": {"contentSecurityPolicy": DOCUMENT_POLICY}},
        "files-policy": {"headers": {"contentSecurityPolicy": FILES_POLICY}},
        "compress": {"compress": _compression()},
        # Only on routers of GET and HEAD: nothing is done twice.
        "retry": {"retry": {"attempts": 5, "initialInterval": "150ms"}},
        "to-404": {"replacePath": {"path": "/__edge/404.json"}},
        "json-errors": _json_errors(["413", "502", "504"], "/__edge/{status}.json"),
    }
    for name, size in table.bodies.items():
        named[f"body-{name}"] = {"buffering": _body(size)}
    for name, limit in table.limits.items():
        named[f"limit-{name}"] = {"rateLimit": _rate(limit, limit_factor)}
        # The errors middleware drops Retry-After: the edge is told what to say again.
        named[f"limited-{name}"] = _json_errors(
            ["429"], f"/__edge/429.json?retry_after={limit.retry_after_s}"
        )
    return named


def _secure_headers() -> Settings:
    return {
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


def _unnamed() -> Settings:
    hidden = {"X-Robots-Tag": "noindex, nofollow"}
    return {"referrerPolicy": "no-referrer", "customResponseHeaders": hidden}


def _without_request_headers(*names: str) -> Settings:
    return {"headers": {"customRequestHeaders": dict.fromkeys(names, "")}}


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
            "service": "shell",
            "query": query,
            "errorRequestHeaders": ["Accept", "X-Request-Id"],
        }
    }
