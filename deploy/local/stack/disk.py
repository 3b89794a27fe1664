"""One error message for a full disk, whatever step fails."""

import errno
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir

from stack.places import Places
from stack.trouble import Trouble

# RabbitMQ takes no messages below 200 MB (rabbitmq.py).
NEEDED_MB = 300
NOTHING_MB = 1
MB = 1_000_000
FULL = (errno.ENOSPC, errno.EDQUOT)
# What programs print: C's text, Node's and Erlang's names.
SIGNS = ("no space left on device", "disk quota exceeded", "enospc", "edquot")


def refuse_full(places: Places) -> None:
    free = _free_mb(places.home)
    if free < NEEDED_MB:
        raise Trouble(
            f"The disk is full: {free} MB are free for {places.home}, "
            f"{NEEDED_MB} MB are needed. Free some space, then: make up"
        )


def full(places: Places, error: BaseException) -> str | None:
    """One line when `error` came of a full disk, else None."""
    folders = (places.home, places.root, Path(gettempdir()))
    emptiest = min(folders, key=_free_mb)
    if not _tells(error) and _free_mb(emptiest) > NOTHING_MB:
        return None
    return (
        f"The disk is full: {_free_mb(emptiest)} MB are free for {emptiest}. "
        "Free some space; `make up` goes on from here."
    )


def _tells(error: BaseException) -> bool:
    if isinstance(error, OSError) and error.errno in FULL:
        return True
    return any(sign in text.lower() for text in _texts(error) for sign in SIGNS)


def _texts(error: BaseException) -> Iterator[str]:
    yield str(error)
    if isinstance(error, subprocess.CalledProcessError):
        yield from (str(output) for output in (error.stdout, error.stderr) if output)


def _free_mb(folder: Path) -> int:
    while not folder.exists():
        folder = folder.parent
    return shutil.disk_usage(folder).free // MB
