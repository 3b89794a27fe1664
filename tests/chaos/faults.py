"""Processes of the stack that end in the middle of their work; supervisord starts them
again."""

import os
import signal
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

RUN = Path(os.environ.get("HAAT_HOME", ".local")) / "run"
BACK_WITHIN_S = 300  # beside other work; 10 on an idle machine
# PostgreSQL stops immediately and recovers; everything else is killed.
FAULTS = (
    "engagement-relay",
    "auth-worker",
    "rabbitmq",
    "engagement-worker",
    "engagement",
    "vendor-worker",
    "postgres",
)


def pid_of(process: str) -> int:
    try:
        return int((RUN / f"{process}.pid").read_text())
    except (OSError, ValueError):
        return 0


def hit(process: str) -> None:
    """Returns when the process runs again, perhaps not ready yet."""
    old = pid_of(process)
    os.kill(old, signal.SIGQUIT if process == "postgres" else signal.SIGKILL)
    end = time.monotonic() + BACK_WITHIN_S
    while pid_of(process) in (0, old):
        assert time.monotonic() < end, f"{process} did not come back"
        time.sleep(0.1)


def wait_for_broker(amqp_url: str) -> None:
    """It opens its port when it is ready."""
    where, end = urlsplit(amqp_url), time.monotonic() + BACK_WITHIN_S
    while True:
        try:
            with socket.create_connection((where.hostname, where.port or 5672), 5):
                return
        except OSError:
            assert time.monotonic() < end, "the broker did not come back"
            time.sleep(0.5)
