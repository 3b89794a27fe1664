"""Replacements of the pinned base images, made of Debian packages: no registry is
needed."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.images.containers import podman, succeeds

HERE = Path(__file__).parent / "stand_ins"
ROOT = Path(__file__).parents[2]
DEBIAN = "localhost/haat-base/debian:bookworm-slim"
OTHERS = {
    name: f"localhost/haat-base/{name}:latest"
    for name in ("node", "postgres", "rabbitmq")
}
BUILD = ("--network=host", "--ulimit=nofile=20000:20000")


def make(folder: Path) -> None:
    """Every stand-in, and the names by which builds and compose.yaml take them."""
    if not succeeds("image", "exists", DEBIAN):
        _debian(folder)
    _node(folder / "node")
    for name in ("postgres", "rabbitmq"):
        _build(name, HERE)
    os.environ["HAAT_DEBIAN_IMAGE"] = DEBIAN
    for name, image in OTHERS.items():
        os.environ[f"HAAT_{name.upper()}_IMAGE"] = image
    os.environ["HAAT_BUILD_OPTIONS"] = " ".join(BUILD)


def _debian(folder: Path) -> None:
    archive = str(folder / "debian.tar")
    words = ["mmdebstrap", "--quiet", "--variant=minbase", "--mode=root"]
    subprocess.run([*words, "bookworm", archive], check=True)
    podman("import", "-q", archive, DEBIAN)


def _node(folder: Path) -> None:
    """The locked Node and this machine's npm."""
    folder.mkdir()
    locked = next(ROOT.glob("node_modules/node-linux-*/bin/node"), None)
    shutil.copy(locked or Path(shutil.which("node") or ""), folder / "node")
    npm = Path(shutil.which("npm") or "").resolve().parents[1]
    shutil.copytree(npm, folder / "npm")
    _build("node", folder)


def _build(name: str, context: Path) -> None:
    file = str(HERE / f"{name}.Dockerfile")
    words = ["build", "-q", "--layers", *BUILD, f"--build-arg=DEBIAN={DEBIAN}"]
    podman(*words, "-f", file, "-t", OTHERS[name], str(context), timeout_s=1_800)
