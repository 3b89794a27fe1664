"""`make scaffold-test`: adds a fifth service by the steps of docs/adding-a-service.md.

It works in a copy of this checkout, with its own database, processes and gateway, and
the broker of `make up`. Users sign in at the running stack. The new service verifies
their tokens, and gets the event when a session ends.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from kombu import Connection

from servicekit.messaging import retries
from servicekit.messaging.topology import dead_name
from servicekit.testing.databases import fresh_database
from servicekit.testing.processes import Process, eventually, install
from tests.load.servers import FIRST_PORT, Server

NAME = "reviews"
ROOT = Path(__file__).parents[2]
HEARD = ("auth.session_revoked", "auth.password_changed")
PASSWORD = "haat-demo-2083"
# Each looks at every service; the last one at the connections of its processes.
OF_K8S = [
    f"tests/k8s/test_{name}.py"
    for name in ("flags", "settings", "connections", "used_connections")
]
GATEWAY, API = FIRST_PORT + 6, FIRST_PORT + 8


def copied(folder: Path) -> Path:
    """Every file of the project, without what is installed or built."""
    listed = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    names = subprocess.check_output(listed, cwd=ROOT, text=True).split("\0")
    for name in names:
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def run_step(copy: Path, *words: str | Path) -> None:
    """A step: it prints what it does, and must succeed."""
    shown = " ".join(str(word).rpartition("/")[2] or str(word) for word in words[1:])
    print(f"· {shown}", flush=True)
    subprocess.run([str(word) for word in words], cwd=copy, check=True)


def gateway(copy: Path, folder: Path) -> Server:
    """The copy's whole route table, the new service behind it."""
    owners = ("auth", "catalog", "vendor", "engagement", "shell", "mf-vendor")
    addresses = dict.fromkeys(
        (*owners, "mf-dashboard", "gateway"), "http://127.0.0.1:1"
    )
    addresses[NAME] = f"http://127.0.0.1:{API}"
    servers = [f"--server={name}={address}" for name, address in addresses.items()]
    ports = [f"--port={GATEWAY}", f"--ops-port={GATEWAY + 1}"]
    script = copy / "gateway" / "write_configuration.py"
    run_step(copy, sys.executable, script, f"--folder={folder}", *ports, *servers)
    binary = Path(sys.executable).with_name("traefik")
    file = f"--configfile={folder / 'traefik.yml'}"
    return Server([str(binary), file], GATEWAY, f"/api/{NAME}")


def api() -> Server:
    command = [sys.executable, "-m", "uvicorn", f"{NAME}.main:app", "--factory"]
    command += ["--host", "127.0.0.1", "--port", str(API), "--log-level", "warning"]
    return Server(command, API, "/health/ready")


@contextmanager
def background(folder: Path) -> Iterator[None]:
    """Relay and worker."""
    modules = (("servicekit.messaging.relay", NAME), (f"{NAME}.worker",))
    running = [
        Process(folder / f"{words[0]}.log", {"HAAT_METRICS_PORT": "0"}, *words)
        for words in modules
    ]
    ready = zip(running, ("relay_ready", "worker_ready"), strict=True)
    try:
        for process, words in ready:
            eventually(lambda p=process, w=words: p.has_logged(w), within_s=60)
        yield
    finally:
        for process in running:
            process.terminate()
            process.wait()


def walk(stack_url: str) -> None:
    """The responses through the gateway."""
    url = f"http://127.0.0.1:{GATEWAY}/api/{NAME}"
    with httpx.Client(timeout=30) as people:
        form = {"email": "buyer@example.com", "password": PASSWORD, "terms": True}
        signed_in = people.post(f"{stack_url}/api/login", json=form).json()["data"]
        who = {"Authorization": f"Bearer {signed_in['access_token']}"}
        text = {"text": "राम्रो चिया"}
        _expect(people.post(url, json=text), 401, "a guest is refused")
        _expect(people.post(url, json={}, headers=who), 422, "an empty note is refused")
        _expect(people.post(url, json=text, headers=who), 201, "a note is written")
        shown = people.get(url).json()["data"]
        assert [note["text"] for note in shown] == ["राम्रो चिया"], shown
        people.post(f"{stack_url}/api/logout", headers=who)
        eventually(lambda: people.post(url, json=text, headers=who).status_code == 401)
        print("✓ after the sign-out its token is refused")


def _expect(answer: httpx.Response, status: int, what: str) -> None:
    assert answer.status_code == status, (what, answer.status_code, answer.text)
    print(f"✓ {what}: {status}")


@contextmanager
def no_queues_left() -> Iterator[None]:
    """Deletes the queues, because the broker is the running stack's."""
    try:
        yield
    finally:
        with Connection(os.environ["HAAT_AMQP_URL"]) as connection:
            channel: Any = connection.channel()
            for heard in HEARD:
                queue = f"{NAME}.{heard}"
                for name in (queue, dead_name(queue)):
                    channel.queue_delete(name)
            for name in retries.names(NAME):
                channel.queue_delete(name)


def main() -> int:
    began, bin_ = time.monotonic(), Path(sys.executable).parent
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        copy = copied(folder / "copy")
        run_step(copy, sys.executable, copy / "deploy/scaffold/add_service.py", NAME)
        # What `make up` does by installing the package.
        install(NAME, f"{NAME}.commands:service", folder)
        source = copy / "services" / NAME / "src"
        os.environ["PYTHONPATH"] = os.pathsep.join(map(str, (source, folder)))
        own = f"services/{NAME}"
        run_step(copy, bin_ / "ruff", "check", own)
        run_step(copy, bin_ / "ruff", "format", "--check", own)
        run_step(copy, bin_ / "mypy", f"{own}/src")
        run_step(copy, bin_ / "pytest", own)
        run_step(copy, bin_ / "pytest", "gateway/tests/test_routes.py")
        run_step(copy, bin_ / "pytest", "tests/architecture/test_compose.py")
        run_step(copy, bin_ / "pytest", "-k", NAME, "tests/architecture/test_starts.py")
        run_step(copy, sys.executable, "gateway/write_kubernetes.py")
        run_step(copy, bin_ / "pytest", *OF_K8S)
        url = stack.enter_context(fresh_database("scaffold"))
        os.environ[f"{NAME.upper()}_DATABASE_URL"] = url
        run_step(copy, bin_ / "alembic", "-c", f"{own}/alembic.ini", "upgrade", "head")
        stack.enter_context(no_queues_left())
        stack.enter_context(background(folder))
        stack.callback(api().stop)
        stack.callback(gateway(copy, folder / "traefik").stop)
        walk(os.environ["HAAT_PUBLIC_URL"])
    print(f"{NAME} answers through the gateway; {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
