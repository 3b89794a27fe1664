"""Limits count over all replicas in a real store, and alone while it is away."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import things
from fastapi.testclient import TestClient

from servicekit.http.app import create_app
from servicekit.http.rate_limits import RateLimit, RateLimits
from servicekit.settings import ServiceSettings
from servicekit.testing.ports import unused_port
from servicekit.testing.service import on_nothing
from servicekit.testing.tokens import verifier

RATES = RateLimits(
    (("POST", re.compile("^/things$"), RateLimit("make", "3 per 60 second")),)
)
VISITOR = {"X-Real-Ip": "203.0.113.7"}
NEIGHBOUR = {"X-Real-Ip": "203.0.113.8"}


class Store:
    """A Redis of its own; it speaks the protocol of Valkey."""

    def __init__(self, folder: Path, port: int) -> None:
        self.url = f"valkey://127.0.0.1:{port}"
        self._command = ["redis-server", "--bind", "127.0.0.1", "--port", str(port)]
        self._command += ["--save", "", "--dir", str(folder), "--loglevel", "warning"]
        self._port = port
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command)
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0:
                    return
            time.sleep(0.05)
        raise TimeoutError(self._command)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    if not shutil.which("redis-server"):
        pytest.skip("needs the Debian package redis-server: `make test` installs it")
    started = Store(tmp_path, unused_port())
    yield started
    started.stop()


def replica(settings: ServiceSettings, url: str = "") -> TestClient:
    own = settings.model_copy(update={"limits_url": url, "limits": "on"})
    known = verifier(own)
    return on_nothing(
        create_app(own, [things.router], verifier=known, rate_limits=RATES)
    )


def post(client: TestClient, **headers: str) -> int:
    answer = client.post("/things", json={"name": "a"}, headers=headers)
    return answer.status_code


def test_two_replicas_count_one_visitor_together(
    settings: ServiceSettings, store: Store
) -> None:
    with replica(settings, store.url) as one, replica(settings, store.url) as two:
        assert [post(each, **VISITOR) for each in (one, two, one)] == [201] * 3
        assert post(two, **VISITOR) == post(one, **VISITOR) == 429
        assert post(two, **NEIGHBOUR) == 201


def test_without_its_store_a_replica_counts_alone(
    settings: ServiceSettings, store: Store
) -> None:
    with replica(settings, store.url) as client:
        assert [post(client, **VISITOR) for _ in range(4)] == [201, 201, 201, 429]
        store.stop()
        assert [post(client, **VISITOR) for _ in range(4)] == [201, 201, 201, 429]
        store.start()
        assert post(client, **VISITOR) == 201


def test_a_limit_of_the_gateway_is_by_address(settings: ServiceSettings) -> None:
    with replica(settings) as client:
        assert [post(client, **VISITOR) for _ in range(4)] == [201, 201, 201, 429]
        assert post(client, **NEIGHBOUR) == 201
        assert client.get("/things", headers=VISITOR).status_code == 200


def test_one_customer_of_ipv6_is_one_visitor(settings: ServiceSettings) -> None:
    addresses = [f"2001:db8:1:2::{n}" for n in range(1, 5)]
    with replica(settings) as client:
        answers = [post(client, **{"X-Real-Ip": address}) for address in addresses]
    assert answers == [201, 201, 201, 429]
