"""docs/runbooks/restore.md: uploaded files of `small`, by the commands of the book."""

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rendering import KUBECTL, ROOT

from tests.cluster.walks.system import System
from tests.contract.files import PDF, parts
from tests.contract.people import Person, sign_in

BOOK = ROOT / "docs/runbooks/restore.md"
SECTION = "## Uploaded files of `small`\n"
COMMANDS = re.compile(r"^```sh\n(.*?)^```", re.M | re.S)
SERVICES = ("catalog", "vendor")
STORAGE = "/var/lib/haat/storage"
POD = ("exec", "deploy/api", "--container=main", "--", "python", "-c")
LOSE = f"""
import pathlib, shutil
for folder in pathlib.Path("{STORAGE}").iterdir():
    shutil.rmtree(folder)
"""
LIST = f"""
import hashlib, pathlib
for file in pathlib.Path("{STORAGE}").rglob("*"):
    if file.is_file():
        print(hashlib.sha256(file.read_bytes()).hexdigest(), file)
"""
WITHIN_S = 300
# Digest and path, with the service.
Files = frozenset[tuple[str, str]]


@dataclass(frozen=True)
class Sent:
    """Pictures of catalog, which nobody has loaded; a file of vendor."""

    pictures: tuple[str, str]
    file: str


def send(system: System) -> Sent:
    with system.browser() as api:
        seller = sign_in(api, "seller@example.com")
        images = [
            _sent(seller, "/api/products/images", parts({"file": "tea.png"}))["url"]
            for _ in range(2)
        ]
        file = _sent(seller, "/api/mydrive", {"file": ("pan.pdf", PDF)})
        return Sent((images[0], images[1]), file["id"])


def _sent(seller: Person, path: str, files: dict[str, Any]) -> Any:
    answer = seller.call("POST", path, files=files)
    assert answer.status_code == 201, answer.text
    return answer.json()["data"]


def stored(system: System) -> Files:
    return frozenset(
        (service, line)
        for service in SERVICES
        for line in system.kubectl(f"haat-{service}", *POD, LIST).splitlines()
    )


def copy(system: System, folder: Path) -> None:
    """Raises CalledProcessError."""
    _run(system, folder, 0)


def restore(system: System, folder: Path) -> None:
    """Raises CalledProcessError."""
    _run(system, folder, 1)


def lose(system: System, sent: Sent) -> list[str]:
    for service in SERVICES:
        system.kubectl(f"haat-{service}", *POD, LOSE)
    left = stored(system)
    with system.browser() as api:
        status = api.get(sent.pictures[0]).status_code
    faults = [f"{len(left)} files are not lost"] if left else []
    return [*faults, *(["a lost picture is served"] if status == 200 else [])]


def missing(system: System, sent: Sent, before: Files) -> list[str]:
    """What is not stored or not served again."""
    lost = before - stored(system)
    faults = [f"{len(lost)} files are lost"] if lost else []
    with system.browser() as api:
        status = api.get(sent.pictures[1]).status_code
        faults += [] if status == 200 else [f"a picture answers {status}"]
        seller = sign_in(api, "seller@example.com")
        url = seller.got(f"/api/mydrive/{sent.file}/link")["url"]
        is_whole = seller.call("GET", url).content == PDF
    return faults if is_whole else [*faults, "a file of vendor is another one"]


def _run(system: System, folder: Path, number: int) -> None:
    section = BOOK.read_text("utf-8").partition(SECTION)[2]
    path = f"{KUBECTL.parent}:{os.environ['PATH']}"
    given = {**os.environ, "PATH": path, "KUBECONFIG": str(system.cluster.kubeconfig)}
    command = ["bash", "-euo", "pipefail", "-c", COMMANDS.findall(section)[number]]
    subprocess.run(command, cwd=folder, env=given, check=True, timeout=WITHIN_S)
