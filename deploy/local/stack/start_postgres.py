"""Replaces itself by the PostgreSQL server; the supervisor runs it by `python -m`."""

import os
import pwd
import signal
import time
from pathlib import Path

from stack import postgres
from stack.places import Places

PATIENCE_S = 10


def main() -> None:
    places = Places.found()
    data = postgres.folder(places)
    _end_orphans(data)
    places.pid_file("postgres").write_text(f"{os.getpid()}\n", "utf-8")
    # Before root is dropped: where the data lies depends on who starts the server.
    command = postgres.command(places)
    _drop_root()
    os.chdir("/")
    os.execv(command[0], command)


def _end_orphans(data: Path) -> None:
    """After a kill -9 the children still hold the memory: no start beside them."""
    end = time.monotonic() + PATIENCE_S
    while (orphans := _living_in(data)) and time.monotonic() < end:
        for pid in orphans:
            _send(pid, signal.SIGQUIT)
        time.sleep(0.05)
    for pid in _living_in(data):
        _send(pid, signal.SIGKILL)
    # Only now is it surely stale: a reused pid in it would refuse the start.
    (data / "postmaster.pid").unlink(missing_ok=True)


def _living_in(data: Path) -> list[int]:
    """PostgreSQL's processes stand in their data folder."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            is_server = (entry / "comm").read_text("utf-8").strip() == "postgres"
            if is_server and (entry / "cwd").readlink() == data.resolve():
                found.append(int(entry.name))
        except OSError:
            continue
    return found


def _send(pid: int, sign: signal.Signals) -> None:
    try:
        os.kill(pid, sign)
    except ProcessLookupError:
        return


def _drop_root() -> None:
    name = postgres.account()
    if name is None:
        return
    account = pwd.getpwnam(name)
    os.initgroups(name, account.pw_gid)
    os.setgid(account.pw_gid)
    os.setuid(account.pw_uid)
    os.environ["HOME"] = account.pw_dir


if __name__ == "__main__":
    main()
