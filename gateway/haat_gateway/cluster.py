"""Traefik's static configuration in a cluster; routes are objects of the cluster."""

from copy import deepcopy
from pathlib import Path
from typing import Any

from haat_gateway.dynamic import transport
from haat_gateway.kubernetes import EDGE, GATEWAY
from haat_gateway.static import INSIDE, Ports, entry_point, static

Settings = dict[str, Any]

# Where it listens inside its pod; the Service in front has the ports people know.
SECURE_PORT, PLAIN_PORT, ORIGIN_PORT, OPS_PORT = 8443, 8080, 8081, 9090


def cluster_static() -> Settings:
    """As on one machine, but for where it listens, logs, and finds its routes.

    It makes no spans: they name paths, some are secrets, and no route can say so. What
    the browser sent goes on to the service.
    """
    settings = static("", Ports(PLAIN_PORT, OPS_PORT), Path("/"))
    web = settings["entryPoints"]["web"]
    return settings | {
        "entryPoints": {
            "secure": _entry(web, SECURE_PORT),
            "plain": _redirecting(PLAIN_PORT),
            # For Varnish, and for the shell's server while it renders a page.
            "origin": _entry(entry_point("", trusted=INSIDE), ORIGIN_PORT),
            "ops": settings["entryPoints"]["ops"] | {"address": f":{OPS_PORT}"},
        },
        "accessLog": _access_log(settings["accessLog"]),
        "serversTransport": transport(),
        "providers": {
            # One error body for all, served beside Traefik, in another namespace than
            # the routes; they work without it, too.
            "kubernetesCRD": {"allowCrossNamespace": True, "allowEmptyServices": True},
            "kubernetesGateway": {},
        },
    }


def _entry(web: Settings, port: int) -> Settings:
    entry = deepcopy(web) | {"address": f":{port}"}
    entry["http"]["middlewares"] = [f"{GATEWAY}-{EDGE}@kubernetescrd"]
    # Those who send requests learn a few seconds late that this pod goes.
    grace = {"requestAcceptGraceTimeout": "5s", "graceTimeOut": "20s"}
    entry["transport"]["lifeCycle"] = grace
    return entry


def _redirecting(port: int) -> Settings:
    secure = {"to": ":443", "scheme": "https", "permanent": True}
    return {
        "address": f":{port}",
        "http": {
            "aliasHeadersStrategy": "delete",
            "redirections": {"entryPoint": secure},
        },
    }


def _access_log(log: Settings) -> Settings:
    """To standard output, without paths, as there are no spans."""
    kept = {key: value for key, value in log.items() if key != "filePath"}
    hidden = {"RequestPath": "drop", "RequestLine": "drop"}
    return kept | {"fields": {**log["fields"], "names": hidden}}
