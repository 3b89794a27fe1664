"""Crash points for the fault tests: `CRASH_AT=relay.after_publish=0.02,…`."""

import os
import random
import signal
from functools import cache


@cache
def _chances() -> dict[str, float]:
    pairs = (
        item.split("=") for item in os.environ.get("CRASH_AT", "").split(",") if item
    )
    return {name: float(chance) for name, chance in pairs}


def point(name: str) -> None:
    """Kills this process without any clean-up, with the chance set for the point."""
    if random.random() < _chances().get(name, 0.0):  # noqa: S311
        os.write(2, f"crash point {name}\n".encode())
        os.kill(os.getpid(), signal.SIGKILL)
