"""A real S3 server on loopback, with one empty bucket."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from servicekit.testing.brokers import free_ports
from servicekit.testing.processes import eventually

BUCKET = "haat-test"


@contextmanager
def s3_server(folder: Path) -> Iterator[dict[str, str]]:
    """Yields the environment that makes it a service's storage; logs to `folder`."""
    port = str(free_ports().amqp)
    command = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", port]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log)  # noqa: S603
    address = f"http://127.0.0.1:{port}"
    try:
        eventually(lambda: _has_bucket(address))
        yield environment(address)
    finally:
        server.terminate()
        server.wait(10)


def environment(address: str) -> dict[str, str]:
    return {
        "HAAT_STORAGE_S3_BUCKET": BUCKET,
        "HAAT_STORAGE_S3_ENDPOINT": address,
        "HAAT_STORAGE_S3_REGION": "us-east-1",
        "HAAT_STORAGE_S3_KEY_ID": "test",
        "HAAT_STORAGE_S3_SECRET": "test",
    }


def _has_bucket(address: str) -> bool:
    try:
        return httpx.put(f"{address}/{BUCKET}", timeout=5).status_code == 200
    except httpx.TransportError:
        return False
