"""The browser's side: npm packages and the three builds."""

import shutil
from pathlib import Path

from stack.commands import run
from stack.places import Places
from stack.stamps import fingerprint, is_done, mark_done, sources

NAMES = ("shell", "vendor", "dashboard")


def are_installed(places: Places) -> bool:
    return is_done(places.root / "node_modules" / ".haat-installed", _lock(places))


def install(places: Places) -> None:
    npm = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
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
    modules = places.root / "node_modules"
    for found in sorted(modules.glob("node-linux-*/bin/node")):
        return found
    return Path(shutil.which("node") or "node")


def _lock(places: Places) -> str:
    return fingerprint([places.root / "package-lock.json"])


def _sources(places: Places) -> str:
    root = places.root
    lock = root / "package-lock.json"
    libraries = sorted((root / "libs").glob("web-*"))
    return fingerprint([lock, *sources(root / "frontends", *libraries)])
