"""Servers of the bench: own processes on own ports, stopped by their process id."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
from sqlalchemy import URL
from stack.processes import GO

from tests.load.databases import connect, text_of

ROOT = Path(__file__).parents[2]
FIRST_PORT = int(os.environ.get("HAAT_PORT", "8080")) + 40
READY_WITHIN_S = 900
OWNERS = (
    "auth",
    "vendor",
    "engagement",
    "shell",
    "mf-vendor",
    "mf-dashboard",
    "gateway",
)


class GatewayPorts(NamedTuple):
    web: int
    ops: int
    origin: int
    varnish: int


class Server:
    """A process, ready when `path` answers 200."""

    def __init__(
        self, command: Sequence[str], port: int, path: str, **environment: str
    ) -> None:
        self.port, self._began = port, time.monotonic()
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.ready_after_s = 0.0
        try:
            self._wait(path)
        except BaseException:
            self.stop()
            raise

    @property
    def pid(self) -> int:
        return self._process.pid

    def _wait(self, path: str) -> None:
        address = f"http://127.0.0.1:{self.port}{path}"
        asking = httpx.Client(timeout=5)  # a new one for each question costs 30 ms
        while time.monotonic() - self._began < READY_WITHIN_S:
            if self._process.poll() is not None:
                raise RuntimeError(f"port {self.port}: the server ended at once")
            try:
                if asking.get(address).status_code == 200:
                    self.ready_after_s = time.monotonic() - self._began
                    break
            except httpx.TransportError:
                pass
            time.sleep(0.02)
        else:
            raise RuntimeError(f"port {self.port}: not ready")
        time.sleep(0.2)  # long enough to fail to bind, when somebody else answered
        if self._process.poll() is not None:
            raise RuntimeError(f"port {self.port} belongs to somebody else")

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def uvicorn(
    target: str,
    port: int,
    path: str,
    url: URL,
    *how: str,
    owner: str = "catalog",
    **more: str,
) -> Server:
    """`url` is the database of the service that owns the application."""
    command = [
        sys.executable, "-m", "uvicorn", target, "--factory",
        "--host", "127.0.0.1", "--port", str(port),
        "--no-access-log", "--no-server-header", "--log-level", "warning", *how,
    ]  # fmt: skip
    database = {f"{owner.upper()}_DATABASE_URL": text_of(url)}
    return Server(command, port, path, **database, **more)


def catalog(url: URL, port: int, indexes: Path) -> Server:
    """Catalog as it runs, its index in a folder of the bench's."""
    folder = str(indexes / str(url.database))
    return uvicorn(
        "catalog.main:app", port, "/health/ready", url, CATALOG_INDEX_DIR=folder
    )


def traefik(owners: dict[str, int], ports: GatewayPorts, folder: Path) -> Server:
    """The gateway with its whole route table, Varnish and these owners behind it."""
    addresses = dict.fromkeys(OWNERS, "http://127.0.0.1:1")
    addresses |= {name: f"http://127.0.0.1:{port}" for name, port in owners.items()}
    servers = [f"--server={name}={address}" for name, address in addresses.items()]
    subprocess.run(
        [
            sys.executable, "gateway/write_configuration.py",
            f"--folder={folder}", f"--port={ports.web}", f"--ops-port={ports.ops}",
            f"--origin-port={ports.origin}",
            f"--cache=http://127.0.0.1:{ports.varnish}", *servers,
        ],
        cwd=ROOT, env={**os.environ, "HAAT_LIMITS": "off"}, check=True,
    )  # fmt: skip
    binary = Path(sys.executable).with_name("traefik")
    file = f"--configfile={folder / 'traefik.yml'}"
    return Server([str(binary), file], ports.web, "/api/webui/allcategories", **GO)


def varnish(ports: GatewayPorts, folder: Path) -> Server:
    """The cache as `make up` runs it, in front of the gateway's inner entry point."""
    script = ROOT / "gateway/varnish/run.sh"
    command = [str(script), str(folder / "varnish"), f"127.0.0.1:{ports.varnish}"]
    origin = f"127.0.0.1:{ports.origin}"
    return Server(
        [*command, "128m"], ports.varnish, "/varnish-ping", HAAT_ORIGIN=origin
    )


def backends(url: URL) -> list[int]:
    """PostgreSQL's processes that work for this database now."""
    with connect(url) as connection:
        found = connection.execute(
            "select pid from pg_stat_activity where datname = %s"
            " and pid <> pg_backend_pid()",
            (url.database,),
        )
        return [pid for (pid,) in found]
