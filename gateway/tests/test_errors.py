"""Bodies of Traefik's own errors on one machine, without another process of Haat."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from haat_gateway.routes import load

from servicekit.testing.ports import unused_port

GATEWAY = Path(__file__).parents[1]
TABLE = load()


@pytest.fixture(scope="module")
def gateway(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Traefik and the server of error bodies; the ports of the owners are closed."""
    folder = tmp_path_factory.mktemp("gateway")
    port, ops, errors = unused_port(), unused_port(), unused_port()
    addresses = dict.fromkeys(TABLE.owners, "http://127.0.0.1:1")
    addresses["gateway"] = f"http://127.0.0.1:{errors}"
    servers = [f"--server={name}={url}" for name, url in addresses.items()]
    ports = [f"--port={port}", f"--ops-port={ops}"]
    script = GATEWAY / "write_configuration.py"
    subprocess.run(
        [sys.executable, script, f"--folder={folder}", *ports, *servers],
        env={**os.environ, "HAAT_LIMITS": "on"},
        check=True,
    )
    traefik = [Path(sys.executable).with_name("traefik"), "--configfile=traefik.yml"]
    log = (folder / "traefik.log").open("w")
    with (
        log,
        subprocess.Popen(traefik, cwd=folder, stdout=log, stderr=log) as first,
        subprocess.Popen(
            [sys.executable, GATEWAY / "serve_errors.py"], env={"PORT": str(errors)}
        ) as second,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client,
    ):
        try:
            wait_until_ready(client)
            yield client
        finally:
            first.kill()
            second.kill()


def wait_until_ready(client: httpx.Client) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if client.get("/api/nothing").json()["code"] == "not_found":
                return
        except (httpx.TransportError, ValueError):
            time.sleep(0.1)
    raise TimeoutError


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
def test_an_unknown_path_of_the_api_is_a_404(
    gateway: httpx.Client, method: str
) -> None:
    for body in (b"", b"x" * 70_000):
        answer = gateway.request(method, "/api/no/such/thing", content=body)
        assert refused(answer) == (404, "not_found")


def test_a_head_request_gets_no_body(gateway: httpx.Client) -> None:
    answer = gateway.head("/api/nothing")

    assert (answer.status_code, answer.content) == (404, b"")
    assert gateway.get("/api/nothing").status_code == 404


def test_an_unavailable_service_is_a_502(gateway: httpx.Client) -> None:
    for method, path in (("POST", "/api/login"), ("GET", "/api/currencies")):
        answer = gateway.request(method, path)
        assert refused(answer) == (502, "service_unavailable")


def test_a_too_large_body_is_a_413(gateway: httpx.Client) -> None:
    answer = gateway.post("/api/login", content=b"x" * (TABLE.bodies["json"].bytes + 1))

    assert refused(answer) == (413, "payload_too_large")


def test_a_rate_limit_has_a_retry_after(gateway: httpx.Client) -> None:
    limit = TABLE.limits["register"]
    path = next(route.paths[0] for route in TABLE.routes if route.limit == "register")
    answers = [gateway.post(path) for _ in range(limit.burst + 2)]

    assert refused(answers[-1]) == (429, "too_many_requests")
    assert answers[-1].headers["retry-after"] == str(limit.retry_after_s)
