"""The front ends: npm packages and the three builds."""

import json
import os
import shutil
import subprocess
from pathlib import Path

from stack.commands import run
from stack.places import Places
from stack.stamps import fingerprint, is_done, mark_done, sources

NAMES = ("shell", "vendor", "dashboard")


def are_installed(places: Places) -> bool:
    return is_done(places.root / "node_modules" / ".haat-installed", _lock(places))


def install(places: Places) -> None:
    """An old Node makes npm leave out native packages: the locked one does it again."""
    npm = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    is_old = _version(shutil.which("node")) < _oldest_for_packages(places)
    run(npm, places.logs / "npm.log", places.root)
    if is_old:
        run(npm, places.logs / "npm.log", places.root)
    mark_done(places.root / "node_modules" / ".haat-installed", _lock(places))


def are_built(places: Places) -> bool:
    built = (places.root / "frontends" / name / "dist" for name in NAMES)
    stamp = places.root / "node_modules" / ".haat-built"
    return all(map(Path.is_dir, built)) and is_done(stamp, _sources(places))


def build(places: Places) -> None:
    # Taken after the build: it writes compiled message catalogues among the sources.
    run(["npm", "run", "build"], places.logs / "build.log", places.root)
    mark_done(places.root / "node_modules" / ".haat-built", _sources(places))


def node(places: Places) -> Path:
    """The locked Node where npm brought one for this machine, else the system's."""
    found = (folder / "node" for folder in _node_folders(places))
    locked = next(filter(Path.exists, found), None)
    return locked or Path(shutil.which("node") or "node")


def put_node_first(places: Places) -> None:
    """What this process starts finds the locked Node, as soon as npm has brought it."""
    folders = map(str, _node_folders(places))
    os.environ["PATH"] = os.pathsep.join([*folders, os.environ.get("PATH", "")])


def link_node(places: Places) -> None:
    """`npm run` looks in `.bin` first; npm 9 makes no link to an optional package."""
    locked, link = node(places), places.root / "node_modules" / ".bin" / "node"
    is_locked = locked.is_relative_to(places.root)
    if is_locked and not link.exists():
        link.parent.mkdir(parents=True, exist_ok=True)
        link.unlink(missing_ok=True)
        link.symlink_to(os.path.relpath(locked, link.parent))


def _node_folders(places: Places) -> list[Path]:
    modules = places.root / "node_modules"
    return [modules / f"node-linux-{cpu}" / "bin" for cpu in ("x64", "arm64")]


def _version(node: str | None) -> tuple[int, ...]:
    """`v20.19.2` is (20, 19, 2)."""
    printed = subprocess.getoutput(f"{node} --version") if node else ""
    numbers = printed.removeprefix("v").split(".")
    return tuple(int(number) for number in numbers if number.isdigit())


def _oldest_for_packages(places: Places) -> tuple[int, ...]:
    package = json.loads((places.root / "package.json").read_text("utf-8"))
    oldest = package["engines"]["node"].removeprefix(">=").split(".")
    return tuple(int(number) for number in oldest)


def _lock(places: Places) -> str:
    return fingerprint([places.root / "package-lock.json"])


def _sources(places: Places) -> str:
    root = places.root
    lock = root / "package-lock.json"
    libraries = sorted((root / "libs").glob("web-*"))
    return fingerprint([lock, *sources(root / "frontends", *libraries)])
