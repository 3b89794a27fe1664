"""docs/adding-a-service.md on a cluster: a service is made, built and called."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from stack.places import Places

from servicekit.testing.processes import install
from tests.cluster.application import STRICT
from tests.cluster.live import small
from tests.cluster.live.images import VERSION, build
from tests.cluster.walks.system import Line, System, eventually
from tests.contract.people import sign_in
from tests.images.containers import podman
from tests.scaffold.run import NAME, copied

SPACE, PATH = f"haat-{NAME}", f"/api/{NAME}"
IMAGE = f"docker.io/haat/{NAME}:{VERSION}"
PROCESSES = ("api", "relay", "worker")
TEXT = {"text": "राम्रो चिया"}
ANSWERS_WITHIN_S = 120


def walk(system: System) -> Line:
    name = "a fifth service (adding-a-service)"
    if not shutil.which("uv", path=_programs()):
        return Line(name, "SKIPPED: there is no uv to lock its packages with")
    began = time.monotonic()
    copy = _make(system.cluster.folder / "fifth")
    _load(system, copy)
    built = time.monotonic() - began
    _apply(system, copy)
    seconds = time.monotonic() - began - built
    answered = eventually(lambda: _status(system) == 200, ANSWERS_WITHIN_S, PATH)
    figures = f"made and built in {built:.0f} s, rolled out in {seconds:.0f} s"
    return Line(name, f"{figures}, answers {answered:.1f} s later", _faults(system))


def _programs() -> str:
    """Where `make up` installs uv on a machine without it, too."""
    tools = Places.found().root / ".local" / "tools" / "bin"
    return os.pathsep.join((str(tools), os.environ["PATH"]))


def _make(folder: Path) -> Path:
    """Steps 1 and 2 in a copy of this checkout: with its lock, routes and queues."""
    copy = copied(folder / "copy")
    _run(copy, sys.executable, "deploy/scaffold/add_service.py", NAME)
    _run(copy, "bash", "requirements/lock.sh", NAME, PATH=_programs())
    install(NAME, f"{NAME}.commands:service", folder / "installed")
    source = copy / "services" / NAME / "src"
    path = os.pathsep.join(map(str, (source, folder / "installed")))
    _run(copy, sys.executable, "gateway/write_kubernetes.py", PYTHONPATH=path)
    return copy


def _run(copy: Path, *words: str, **settings: str) -> None:
    """Raises CalledProcessError."""
    environment, quiet = {**os.environ, **settings}, subprocess.DEVNULL
    subprocess.run(words, cwd=copy, env=environment, stdout=quiet, check=True)


def _load(system: System, copy: Path) -> None:
    """Its image, as a registry would give it to each node."""
    build(copy, VERSION, NAME)
    podman("tag", f"localhost/haat/{NAME}:{VERSION}", IMAGE)
    archive = copy.parent / "image.tar"
    podman("save", "-q", f"--output={archive}", IMAGE, timeout_s=600)
    for each in system.containers:
        each.load(archive)


def _apply(system: System, copy: Path) -> None:
    """Step 8."""
    overlays = copy / "k8s"
    _send(system, overlays / "platform/overlays/small")
    secrets = small.make_secrets(system.cluster.folder / "small", copy)
    small.apply_secrets(system.cluster, secrets, copy)
    system.kubectl("haat-data", *_createdb())
    _send(system, overlays / "data/overlays/small")
    _send(system, overlays / f"services/{NAME}/overlays/small")
    system.rolled_out(SPACE, *PROCESSES)


def _createdb() -> tuple[str, ...]:
    words = ("createdb", "--username=haat", "--host=127.0.0.1", f"haat_{NAME}")
    return ("exec", "postgres-0", "--", *words)


def _send(system: System, folder: Path) -> None:
    words = (*STRICT, "--force-conflicts", f"--kustomize={folder}")
    system.cluster.kubectl(*words)


def _status(system: System) -> int:
    with system.browser() as guest:
        return guest.get(PATH).status_code


def _faults(system: System) -> list[str]:
    """A guest may read, and a buyer write."""
    with system.browser() as api:
        guest = api.post(PATH, json=TEXT).status_code
        buyer = sign_in(api, "buyer@example.com")
        written = buyer.call("POST", PATH, json=TEXT).status_code
        texts = [each["text"] for each in api.get(PATH).json()["data"]]
    faults = [] if guest == 401 else [f"a guest who writes gets {guest}"]
    faults += [] if written == 201 else [f"a buyer who writes gets {written}"]
    return faults + ([] if texts == [TEXT["text"]] else [f"it shows {texts}"])
