"""The Python packages: `.venv` with the locked packages and our own."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from stack.commands import run
from stack.places import Places
from stack.stamps import fingerprint, is_done, mark_done

INSTALLED = "haat-installed"
# The interpreter of our images. Debian builds it with profiles and at link time; what a
# version manager has compiled is seldom, and takes a third more processor.
OF_IMAGES = Path("/usr/bin/python3.11")


def is_installed(places: Places) -> bool:
    return is_done(places.venv / INSTALLED, _wanted(places))


def install(places: Places) -> None:
    uv = _uv(places)
    log = places.logs / "python.log"
    python = places.venv / "bin" / "python"
    if python.resolve() != _interpreter().resolve():
        shutil.rmtree(places.venv, ignore_errors=True)
        make = ["venv", "--no-python-downloads", "--python", _interpreter()]
        run([uv, *make, places.venv], log, places.root)
    pip = [uv, "pip", "install", "--python", python]
    lock = places.root / "requirements" / "dev.txt"
    run([*pip, "--require-hashes", "-r", lock], log, places.root)
    editable = [word for member in members(places.root) for word in ("-e", member)]
    run([*pip, "--no-deps", "--no-build-isolation", *editable], log, places.root)
    mark_done(places.venv / INSTALLED, _wanted(places))


def members(root: Path) -> list[Path]:
    """The workspace's packages, as pyproject.toml names them."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["uv"]["workspace"]["members"]
    found = {
        path.parent for name in patterns for path in root.glob(f"{name}/pyproject.toml")
    }
    return sorted(found)


def _interpreter() -> Path:
    return OF_IMAGES if OF_IMAGES.exists() else Path(sys.executable)


def _wanted(places: Places) -> str:
    projects = [member / "pyproject.toml" for member in members(places.root)]
    lock = places.root / "requirements" / "dev.txt"
    return f"{_interpreter()} {fingerprint([lock, *projects])}"


def _uv(places: Places) -> Path:
    found = shutil.which("uv")
    # A version manager may leave a shim that answers only with an error.
    if (
        found
        and subprocess.run([found, "--version"], capture_output=True).returncode == 0
    ):
        return Path(found)
    tools = places.root / ".local" / "tools"
    if not (tools / "bin" / "uv").exists():
        log = places.logs / "python.log"
        run([sys.executable, "-m", "venv", tools], log, places.root)
        run([tools / "bin" / "pip", "install", "uv"], log, places.root)
    return tools / "bin" / "uv"
