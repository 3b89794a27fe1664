"""Promise 17: with auth killed again and again, no valid token is answered 401."""

import os
import signal
import time
from collections import Counter
from pathlib import Path

import httpx

from tests.contract.callers import forged
from tests.contract.people import eventually, registered
from tests.contract.reach import codes

PID = Path(os.environ.get("HAAT_HOME", ".local")) / "run" / "auth.pid"
KILLS = 3
WATCHED_S = 3.0
AWAY = {502, 503, 504}


def _kill_auth() -> int:
    """The process that is no more; one that is none any longer raises."""
    pid = int(PID.read_text())
    os.kill(pid, signal.SIGKILL)
    return pid


def _asked(gateway: httpx.Client, token: str) -> Counter[tuple[str, int]]:
    """Every service again and again, while auth dies and is brought back."""
    seen: Counter[tuple[str, int]] = Counter()
    end = time.monotonic() + WATCHED_S
    while time.monotonic() < end:
        seen.update(codes(gateway, token).items())
    return seen


def test_a_killed_auth_signs_nobody_out(gateway: httpx.Client) -> None:
    token = registered(gateway).token
    fake, seen = forged(token), Counter[tuple[str, int]]()
    killed = set[int]()
    # A service that never read the keys can judge nobody: 503, rightly.
    eventually(lambda: AWAY.isdisjoint(codes(gateway, token).values()))
    for _ in range(KILLS):
        killed.add(_kill_auth())
        assert codes(gateway, fake)["vendor"] == 401
        seen += _asked(gateway, token)
        eventually(lambda: codes(gateway, token)["auth"] == 200)
    refused = sum(n for (_, status), n in seen.items() if status == 401)
    by_auth = {status: n for (service, status), n in seen.items() if service == "auth"}
    print(
        f"promise 17: auth killed {KILLS} times: {refused} of {seen.total()} calls "
        f"with a valid token answered 401; auth itself {by_auth}"
    )
    assert refused == 0
    assert by_auth.keys() <= {200, *AWAY}
    # Where the gateway's retries outlast the gap nobody is told of it.
    assert len(killed) == KILLS
    others = {status for service, status in seen if service != "auth"}
    assert others <= {200, 403}, seen  # the catalogue's call is for sellers
