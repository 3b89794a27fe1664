"""Where relay and worker answer operators: `/metrics`, and `/ready` for a probe."""

import json
import threading
from collections.abc import Callable, Iterable, Mapping
from socketserver import ThreadingMixIn
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import psycopg
import structlog
from prometheus_client import make_wsgi_app

from servicekit.messaging import broker
from servicekit.settings import ServiceSettings

log = structlog.get_logger()

WITHIN_S = 3
_STATUS = {True: "200 OK", False: "503 Service Unavailable"}
_JSON = ("Content-Type", "application/json")

Start = Callable[..., Any]
Checks = Mapping[str, Callable[[], bool]]
NONE: Checks = {}


def serve(settings: ServiceSettings, checks: Checks = NONE) -> None:
    """In a thread of its own, where HAAT_METRICS_PORT is set.

    `checks` say of more far ends whether they let us in.
    """
    if not settings.metrics_port:
        return
    metrics = make_wsgi_app()

    def answer(request: dict[str, Any], start: Start) -> Iterable[bytes]:
        if request["PATH_INFO"] != "/ready":
            page: Iterable[bytes] = metrics(request, start)
            return page
        found = {
            "database": has_database(settings),
            "broker": broker.lets_in(settings.current("amqp_url")),
            **{name: lets_in() for name, lets_in in checks.items()},
        }
        if not all(found.values()):
            log.warning("not_ready", **found)
        start(_STATUS[all(found.values())], [_JSON])  # a list of its own: it is changed
        return [json.dumps(found).encode()]

    host, port = settings.metrics_host, settings.metrics_port
    server = make_server(host, port, answer, _Server, _Silent)
    threading.Thread(target=server.serve_forever, daemon=True).start()


def has_database(settings: ServiceSettings) -> bool:
    """Whether the credentials of this moment let us in."""
    try:
        with psycopg.connect(settings.dsn, connect_timeout=WITHIN_S) as connection:
            connection.execute("select 1")
    except psycopg.Error:
        return False
    return True


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _Silent(WSGIRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass
