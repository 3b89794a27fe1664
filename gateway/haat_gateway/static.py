"""Traefik's static configuration: entry points, logs, where the routes are."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Private addresses: Varnish is there, and nobody else is let in (docs/caching.md).
INSIDE = ["127.0.0.1/32", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"]


@dataclass(frozen=True)
class Ports:
    """`web` is for visitors, `origin` for Varnish and the pages' server (0: none)."""

    web: int
    ops: int
    origin: int = 0


def static(
    host: str,
    ports: Ports,
    folder: Path,
    traces: str = "",
    share: float = 1.0,
) -> dict[str, Any]:
    """`traces`: where spans are sent to by OTLP; without it none are made.

    `share`: of the requests that come without a trace.
    """
    return {
        "global": {"checkNewVersion": False, "sendAnonymousUsage": False},
        "entryPoints": {
            "web": entry_point(f"{host}:{ports.web}"),
            **_origin(host, ports.origin),
            # Loopback only: the API tells every route, the metrics every count.
            "ops": {
                "address": f"127.0.0.1:{ports.ops}",
                "http": {"aliasHeadersStrategy": "delete"},
            },
        },
        "api": {"dashboard": False, "insecure": False},
        "ping": {"entryPoint": "ops"},
        "metrics": {"prometheus": _counted()},
        "accessLog": _access_log(folder / "access.log"),
        "log": {"level": "INFO", "format": "json"},
        "providers": {"file": {"filename": str(folder / "routes.yml"), "watch": True}},
        **({"tracing": _tracing(traces, share)} if traces else {}),
    }


def _origin(host: str, port: int) -> dict[str, Any]:
    """It repeats what the outer entry point says of the visitor (X-Real-Ip)."""
    return {"origin": entry_point(f"{host}:{port}", trusted=INSIDE)} if port else {}


def _counted() -> dict[str, Any]:
    """Each request once, by its router: that names the service, and sees what limits
    refuse. Each further count costs a kept page as much as the first (ADR 68)."""
    return {
        "entryPoint": "ops",
        "addRoutersLabels": True,
        "addEntryPointsLabels": False,
        "addServicesLabels": False,
    }


def _tracing(endpoint: str, share: float) -> dict[str, Any]:
    # The caller's flag decides here, and only here: what the services keep they
    # choose themselves (ADR 21).
    return {
        "serviceName": "gateway",
        "sampleRate": share,
        "resourceAttributes": {"service.namespace": "haat"},
        "otlp": {"http": {"endpoint": f"{endpoint}/v1/traces"}},
    }


def entry_point(address: str, trusted: Sequence[str] = ()) -> dict[str, Any]:
    """`trusted`: whose X-Forwarded-… and X-Real-Ip count."""
    return {
        "address": address,
        "transport": {
            # No write timeout: it would cut the notification stream. The read timeout
            # includes the body: a video of 50 MiB arrives at 1.4 Mbit/s.
            "respondingTimeouts": {
                "readTimeout": "300s",
                "writeTimeout": "0s",
                "idleTimeout": "120s",
            },
            "lifeCycle": {"requestAcceptGraceTimeout": "0s", "graceTimeOut": "2s"},
        },
        "forwardedHeaders": {"insecure": False, "trustedIPs": [*trusted]},
        "http": {
            "aliasHeadersStrategy": "delete",
            "sanitizePath": True,
            "encodeQuerySemicolons": True,
            "maxHeaderBytes": 32_768,
        },
    }


def _access_log(path: Path) -> dict[str, Any]:
    kept = {"X-Request-Id": "keep", "User-Agent": "keep"}
    return {
        "format": "json",
        "filePath": str(path),
        "bufferingSize": 100,
        # A line for each request costs a third of the gateway; what went well is in
        # the metrics, and every service names its requests in its own log.
        "filters": {
            "statusCodes": ["400-599"],
            "minDuration": "1s",
            "retryAttempts": True,
        },
        # What stands behind the question mark may be a token or an address.
        "fields": {
            "headers": {"defaultMode": "drop", "names": kept},
            "queryParameters": {"defaultMode": "drop"},
        },
    }
