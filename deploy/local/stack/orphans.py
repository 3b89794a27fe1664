"""Processes of this stack that lost their supervisor, for example after `kill -9`."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from stack.places import Places

PATIENCE_S = 15


def end(places: Places) -> None:
    """End them: they hold the ports, and nobody would restart them."""
    _end(places, "*.pid")


def are_living(places: Places) -> bool:
    return bool(_living(places, "*.pid"))


def _end(places: Places, files: str) -> None:
    for sign in (signal.SIGTERM, signal.SIGKILL):
        deadline = time.monotonic() + PATIENCE_S
        for pid in _living(places, files):
            with suppress(ProcessLookupError):
                os.kill(pid, sign)
        while _living(places, files) and time.monotonic() < deadline:
            time.sleep(0.1)


def end_one(places: Places, name: str) -> None:
    """As `end`, but one process, named as its pid file."""
    _end(places, f"{name}.pid")


def _living(places: Places, files: str) -> list[int]:
    pids = (_pid(file) for file in places.run.glob(files))
    return [pid for pid in pids if pid and _is_ours(pid, places)]


def _pid(file: Path) -> int | None:
    text = file.read_text("utf-8").strip()
    return int(text) if text.isdigit() else None


def _is_ours(pid: int, places: Places) -> bool:
    """A pid may have been reused: only our processes carry our run folder."""
    try:
        environment = Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return False
    return f"HAAT_RUN_DIR={places.run}".encode() in environment.split(b"\0")
