"""Promise 17: while auth is killed repeatedly, no valid token gets 401."""

import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.contract.callers import forged
from tests.contract.people import bearer, eventually, registered
from tests.contract.reach import NEEDS_TOKEN, codes

PID = Path(os.environ.get("HAAT_HOME", ".local")) / "run" / "auth.pid"
ROUNDS = 3
# Longer than the gateway's retries, which would hide a shorter gap from every caller.
AWAY_S = 3.0
BACK_S = 1.0
AWAY = {502, 503, 504}


@contextmanager
def _auth_away() -> Iterator[None]:
    """Kills auth and every process that replaces it."""
    is_over = threading.Event()

    def kill() -> None:
        while not is_over.wait(0.05):
            # Already ended, or its pid is being written.
            with suppress(FileNotFoundError, ProcessLookupError, ValueError):
                os.kill(int(PID.read_text()), signal.SIGKILL)

    killing = threading.Thread(target=kill)
    killing.start()
    try:
        yield
    finally:
        is_over.set()
        killing.join()


def _requested(
    gateway: httpx.Client, token: str, for_s: float
) -> Counter[tuple[str, int]]:
    """Every service again and again."""
    seen: Counter[tuple[str, int]] = Counter()
    end = time.monotonic() + for_s
    while time.monotonic() < end:
        seen.update(codes(gateway, token).items())
    return seen


def test_a_killed_auth_signs_nobody_out(gateway: httpx.Client) -> None:
    token = registered(gateway).token
    fake, seen = bearer(forged(token)), Counter[tuple[str, int]]()
    # A service that never read the keys answers 503.
    eventually(lambda: AWAY.isdisjoint(codes(gateway, token).values()))
    for _ in range(ROUNDS):
        with _auth_away():
            refusal = gateway.get(NEEDS_TOKEN["vendor"], headers=fake)
            assert refusal.status_code == 401
            seen += _requested(gateway, token, AWAY_S)
        seen += _requested(gateway, token, BACK_S)
        eventually(lambda: codes(gateway, token)["auth"] == 200)
    refused = sum(n for (_, status), n in seen.items() if status == 401)
    by_auth = {status: n for (service, status), n in seen.items() if service == "auth"}
    print(
        f"promise 17: auth kept away {ROUNDS} times: {refused} of {seen.total()} calls "
        f"with a valid token answered 401; auth itself {by_auth}"
    )
    assert refused == 0
    assert by_auth.keys() <= {200, *AWAY}
    assert AWAY & by_auth.keys(), "auth was never away: nothing was shown"
    others = {status for service, status in seen if service != "auth"}
    assert others <= {200, 403}, seen  # the catalogue's call is for sellers
