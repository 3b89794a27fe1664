"""Builds our images as `make images` does, and stand-ins for those of others."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rendering import ROOT, SERVICES

from tests.cluster.live.containerd import PAUSE
from tests.images import bases, containers
from tests.images.containers import podman
from tests.scaffold.run import copied
from tests.versions.previous import Previous, UnknownCommit, checked_out, find

HERE = Path(__file__).with_name("images")
BUILD = Path("deploy/images/build.py")
VERSION, NEXT = "r1", "r2"
OURS = (*SERVICES, "dashboard-remote", "gateway", "shell", "varnish", "vendor-remote")


class Change(NamedTuple):
    """A text of an image's next version."""

    image: str
    file: str
    before: str
    after: str


CHANGED = Change(
    "vendor-remote",
    "frontends/vendor/src/locales/en/messages.po",
    "About us",
    "About this company",
)
# Its code of N-1 runs on today's schema.
OF_BEFORE = "engagement"
# The names that the manifests have, and the files here that make them.
OTHERS = {
    PAUSE: "pause",
    "docker.io/library/postgres:17.6-bookworm": "postgres",
    "docker.io/library/rabbitmq:4.0.9-management": "rabbitmq",
    "docker.io/valkey/valkey:8.1.4": "valkey",
    "docker.io/haat-test/coredns:1": "coredns",
}


def make(folder: Path, binaries: Path) -> Path:
    """An archive of every image that the nodes need. Each of ours has two versions, of
    the same content except for `CHANGED`, and each service one with the demo data."""
    containers.configure(folder)
    bases.make(folder)
    build(ROOT, VERSION)
    names = [*_ours(), *_others(folder, binaries), *_before()]
    _change(folder)
    archive = folder / "images.tar"
    podman("save", "-q", "-m", f"--output={archive}", *names, timeout_s=1_800)
    return archive


def build(root: Path, version: str, *names: str) -> None:
    """Those of a checkout, or the named ones of them."""
    command = [sys.executable, str(BUILD), *names]
    settings = {**os.environ, "HAAT_VERSION": version}
    subprocess.run(command, cwd=root, env=settings, check=True)


def _change(folder: Path) -> None:
    """The next version of one image, from a copy of this checkout with another text."""
    copy = copied(folder / "changed")
    file = copy / CHANGED.file
    text = file.read_text("utf-8")
    was, now = (f'msgstr "{each}"' for each in (CHANGED.before, CHANGED.after))
    file.write_text(text.replace(was, now), "utf-8")
    # A tag of its own: podman would take `NEXT` for the name that is tagged here.
    build(copy, "changed", CHANGED.image)
    name = f"haat/{CHANGED.image}"
    podman("tag", f"localhost/{name}:changed", f"docker.io/{name}:{NEXT}")
    shutil.rmtree(copy)


def previous() -> Previous | None:
    """N-1 of one service, as `make schema-test` finds it; a shallow clone has none."""
    try:
        return find(ROOT, OF_BEFORE, os.environ.get("BEFORE", ""))
    except (UnknownCommit, subprocess.CalledProcessError):
        return None


def image_of(before: Previous) -> str:
    return f"docker.io/haat/{OF_BEFORE}:{before.commit[:12]}"


def _before() -> list[str]:
    """Built from the files of its commit, by its own Dockerfile."""
    if (before := previous()) is None:
        return []
    with checked_out(ROOT, before.commit) as folder:
        build(folder, "before", OF_BEFORE)
    podman("tag", f"localhost/haat/{OF_BEFORE}:before", image_of(before))
    return [image_of(before)]


def _ours() -> list[str]:
    names = []
    for name in OURS:
        for version in (VERSION, NEXT):
            names.append(f"docker.io/haat/{name}:{version}")
            podman("tag", f"localhost/haat/{name}:{VERSION}", names[-1])
    for name in SERVICES:
        names.append(f"docker.io/haat/{name}:demo")
        given = f"--build-arg=IMAGE=localhost/haat/{name}:{VERSION}"
        _build("demo", names[-1], ROOT, given)
    return names


def _others(folder: Path, binaries: Path) -> list[str]:
    context = folder / "context"
    context.mkdir()
    shutil.copy(binaries / "coredns", context)
    for image, file in OTHERS.items():
        _build(file, image, context, f"--build-arg=DEBIAN={bases.DEBIAN}")
    return [*OTHERS]


def _build(file: str, image: str, context: Path, *given: str) -> None:
    words = ["build", "-q", "--layers", *bases.BUILD, *given]
    path = str(HERE / f"{file}.Dockerfile")
    podman(*words, "-f", path, "-t", image, str(context), timeout_s=1_800)
