"""Processes of this stack that lost their supervisor, as after its kill -9."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from stack.places import Places

PATIENCE_S = 15


def end(places: Places) -> None:
    """End them: they hold the ports, and nobody would restart them."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        deadline = time.monotonic() + PATIENCE_S
        for pid in _living(places):
            with suppress(ProcessLookupError):
                os.kill(pid, sign)
        while _living(places) and time.monotonic() < deadline:
            time.sleep(0.1)


def _living(places: Places) -> list[int]:
    pids = (_pid(file) for file in places.run.glob("*.pid"))
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
