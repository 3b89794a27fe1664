"""Errors while rules are written are faults of the run, without a node."""

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.cluster.certificates import ADMINISTRATORS, LOOPBACK, Authority
from tests.cluster.cluster import Cluster
from tests.cluster.live import enforcement
from tests.cluster.live.enforcement import Enforcement, enforced
from tests.cluster.walks.system import eventually

WITHIN_S = 20


@contextmanager
def api_server(folder: Path, *items: object) -> Iterator[Cluster]:
    """Its lists have these items, whatever they are of."""

    class Lists(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = json.dumps({"items": items}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    authority = Authority(folder)
    pair = authority.issue("server", "haat", LOOPBACK)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(pair.certificate, pair.key)
    with ThreadingHTTPServer((LOOPBACK[0], 0), Lists) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"https://{LOOPBACK[0]}:{server.server_port}"
        admin = authority.issue("admin", ADMINISTRATORS)
        yield Cluster(folder, url, admin, authority)
        server.shutdown()


def test_written_rules_are_no_fault(tmp_path: Path) -> None:
    with api_server(tmp_path) as cluster, enforced(cluster, []) as running:
        eventually(lambda: running.times, WITHIN_S, "written rules")

        assert running.faults == []


def test_an_api_server_that_is_away_is_a_fault(tmp_path: Path) -> None:
    with api_server(tmp_path) as cluster:
        pass
    with enforced(cluster, []) as running:
        eventually(lambda: "ConnectError" in str(running.faults), WITHIN_S, "a fault")


def test_an_error_that_nobody_expects_is_a_fault(tmp_path: Path) -> None:
    nameless: dict[str, object] = {"metadata": {}}
    with api_server(tmp_path, nameless) as cluster, enforced(cluster, []) as running:
        eventually(lambda: "KeyError" in str(running.faults), WITHIN_S, "a fault")


def test_rules_that_are_no_longer_refreshed_are_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(enforcement, "STOPPED_AFTER_S", 0)
    with api_server(tmp_path) as cluster:
        stopped = Enforcement(cluster, [])
        stopped.refresh()

        assert "not refreshed" in str(stopped.faults)
