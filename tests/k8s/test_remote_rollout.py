"""A remote is rolled out and back: no page names a file that is missing."""

import hashlib
import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import yaml
from rendering import ROOT
from traefik import TRAEFIK, until

from servicekit.testing.ports import unused_port

PAGES = 250  # there, and as many back
REMOTE = "/mf/vendor/"
sys.path.insert(0, str(ROOT / "deploy" / "local"))


def node() -> str:
    from stack import frontends
    from stack.places import Places

    return str(frontends.node(Places.found()))


def build(folder: Path, number: int) -> Path:
    """The remote's server with a build of its own: five files and their manifest."""
    shutil.copytree(ROOT / "libs" / "web-server", folder / "libs" / "web-server")
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    dist = folder / "frontends" / "vendor" / "dist"
    dist.mkdir(parents=True)
    names = []
    for part in ("entry", "shop", "pages", "form"):
        content = f"// {part} of build {number}\n" * 100
        names.append(f"{part}.{hashlib.sha256(content.encode()).hexdigest()[:8]}.js")
        (dist / names[-1]).write_text(content, "utf-8")
    (dist / "manifest.json").write_text(json.dumps({"files": names}), "utf-8")
    return folder


class Pods:
    """The replicas, and the gateway in front of those that are ready."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: dict[int, subprocess.Popen[bytes]] = {}
        self._places = [unused_port() for _ in range(6)]
        self._routes = folder / "routes.yml"
        self.port = unused_port()

    def start(self, build: Path) -> int:
        """One more pod; returns when it is ready."""
        port = self._places.pop(0)
        peers = ",".join(f"http://localhost:{other}" for other in self._every(port))
        folder = self._folder / f"tmp-{port}"
        folder.mkdir()
        self._running[port] = subprocess.Popen(
            [node(), str(build / "libs/web-server/src/remote-server.mjs"), "vendor"],
            env={"PORT": str(port), "HAAT_PEERS": peers, "TMPDIR": str(folder)},
            stdout=subprocess.DEVNULL,
        )
        assert until(lambda: is_open(port))
        return port

    def _every(self, port: int) -> list[int]:
        """As a headless Service resolves: all pods, including those that start."""
        return [*self._running, port, *self._places]

    def stop(self, port: int) -> None:
        pod = self._running.pop(port)
        pod.terminate()
        pod.wait()

    def serve(self, *ports: int) -> None:
        """The gateway turns to these."""
        servers = [{"url": f"http://127.0.0.1:{port}"} for port in ports]
        http = {
            "routers": {"remote": {"rule": "PathPrefix(`/`)", "service": "remote"}},
            "services": {"remote": {"loadBalancer": {"servers": servers}}},
        }
        fresh = self._routes.with_suffix(".new")
        fresh.write_text(yaml.safe_dump({"http": http}), "utf-8")
        fresh.replace(self._routes)

    def close(self) -> None:
        for port in [*self._running]:
            self.stop(port)


def is_open(port: int) -> bool:
    with socket.create_connection(("127.0.0.1", port), 1):
        return True


@contextmanager
def gateway(folder: Path, port: int) -> Iterator[httpx.Client]:
    settings = folder / "traefik.yml"
    file = {"filename": str(folder / "routes.yml"), "watch": True}
    entries = {"web": {"address": f"127.0.0.1:{port}"}}
    providers = {"file": file, "providersThrottleDuration": "50ms"}
    text = yaml.safe_dump({"entryPoints": entries, "providers": providers})
    settings.write_text(text, "utf-8")
    command = [str(TRAEFIK), f"--configfile={settings}"]
    with (
        subprocess.Popen(command, stdout=subprocess.DEVNULL) as traefik,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client,
    ):
        try:
            yield client
        finally:
            traefik.kill()


@pytest.fixture
def pods(tmp_path: Path) -> Iterator[Pods]:
    made = Pods(tmp_path)
    yield made
    made.close()


def page(client: httpx.Client) -> tuple[str, ...]:
    return tuple(client.get(f"{REMOTE}manifest.json").json()["files"])


def missing(client: httpx.Client, files: tuple[str, ...]) -> list[str]:
    return [name for name in files if client.get(REMOTE + name).status_code != 200]


def roll(
    client: httpx.Client, pods: Pods, old: list[int], build: Path
) -> tuple[list[int], list[str]]:
    """Replaces each pod while pages are opened; returns the missing files."""
    new: list[int] = []
    lost: list[str] = []
    for going in old:
        new.append(pods.start(build))
        staying = old[len(new) :]
        pods.serve(*new, *staying)
        for _ in range(PAGES // len(old)):
            lost += missing(client, page(client))
        pods.stop(going)
    return new, lost


def test_no_page_refers_to_a_missing_file_during_rollout_and_rollback(
    pods: Pods, tmp_path: Path
) -> None:
    first, second = build(tmp_path / "first", 1), build(tmp_path / "second", 2)
    with ExitStack() as stack:
        old = [pods.start(first), pods.start(first)]
        pods.serve(*old)
        client = stack.enter_context(gateway(tmp_path, pods.port))
        assert until(lambda: is_open(pods.port))
        assert until(lambda: client.get(f"{REMOTE}manifest.json").status_code == 200)
        opened_before = page(client)

        new, lost = roll(client, pods, old, second)
        assert lost == []
        opened_between = page(client)
        assert opened_between != opened_before
        assert missing(client, opened_before) == []

        _, lost = roll(client, pods, new, first)
        assert lost == []
        assert missing(client, opened_between) == []


def test_an_unknown_file_name_is_a_404(pods: Pods, tmp_path: Path) -> None:
    built = build(tmp_path / "first", 1)
    port = pods.start(built)

    for name in ("entry.0000000a.js", "../../x.00000000.js", "nothing.json", "__files"):
        answer = httpx.get(f"http://127.0.0.1:{port}{REMOTE}{name}")
        assert answer.status_code == 404
