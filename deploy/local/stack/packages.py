"""System programs such as PostgreSQL: checked, and installed when we are root."""

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stack import postgres, rabbitmq, varnish
from stack.commands import run
from stack.places import Places
from stack.trouble import Trouble

POLICY = Path("/usr/sbin/policy-rc.d")
# It only installs: the locked Node runs everything (frontends.py).
OLDEST_NODE = 18


def missing() -> list[str]:
    """Names of Debian packages that are needed and not there."""
    found = {
        "postgresql": postgres.binaries() is not None,
        "rabbitmq-server": rabbitmq.SERVER.exists() and bool(shutil.which("epmd")),
        "varnish": varnish.SERVER.exists(),
        "varnish-modules": varnish.has_modules(),
        "nodejs": bool(shutil.which("node")),
        "npm": bool(shutil.which("npm")),
        "python3-venv": bool(shutil.which("uv")) or _has_venv(),
    }
    if os.environ.get("HAAT_ENVIRONMENT") == "test":  # for tests of limits alone
        found["redis-server"] = bool(shutil.which("redis-server"))
    return [name for name, is_there in found.items() if not is_there]


def ensure(places: Places) -> None:
    """Install what is missing, or raise Trouble that names it and the command."""
    _refuse_old_node()
    names = missing()
    if names:
        install(places, names)


def install(places: Places, names: list[str]) -> None:
    """As root, or raise Trouble that names them and the command."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        install = "sudo apt-get install -y " + " ".join(names)
        raise Trouble(f"Missing: {', '.join(names)}. Install with: {install}")
    with _no_servers_started():
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        log = places.logs / "packages.log"
        run(["apt-get", "update"], log, places.root, quiet)
        apt = ["apt-get", "install", "-y", "--no-install-recommends"]
        run([*apt, *names], log, places.root, quiet)


def _has_venv() -> bool:
    return bool(importlib.util.find_spec("ensurepip"))


def _refuse_old_node() -> None:
    node = shutil.which("node")
    if not node:  # named, or installed, with the other packages
        return
    version = subprocess.getoutput(f"{node} --version")
    major = version.removeprefix("v").split(".")[0]
    if not major.isdigit() or int(major) < OLDEST_NODE:
        raise Trouble(
            f"Missing: Node {OLDEST_NODE} or newer with npm (found: {version}). "
            "Install it from nodejs.org or your system."
        )


@contextmanager
def _no_servers_started() -> Iterator[None]:
    # The packages would start PostgreSQL, RabbitMQ and Varnish on all interfaces.
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n", "utf-8")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink(missing_ok=True)
