"""A folder of its own for each process that searches; it outlives restarts."""

import fcntl
import os
import shutil
from pathlib import Path

from catalog.search.engine.schema import VERSION
from catalog.search.generation import write_atomically

MAX_PROCESSES = 64


class IndexDirectory:
    """The first free of `0`, `1`, …, locked until the process exits.

    It contains several generations; `current` names the one that serves.
    """

    def __init__(self, home: Path) -> None:
        self.folder, self._lock = _take(home)
        self._current = self.folder / "current"

    @property
    def current(self) -> Path | None:
        try:
            folder = self.folder / self._current.read_text()
        except FileNotFoundError:
            return None
        made_by_us = folder.name.startswith(_PREFIX)
        return folder if made_by_us and folder.is_dir() else None

    def fresh(self) -> Path:
        """An empty folder for the next generation; unfinished ones are removed."""
        serving = self.current
        numbers = [0]
        for folder in self.folder.glob("v*-*"):
            numbers.append(int(folder.name.rpartition("-")[2]))
            if folder != serving:
                shutil.rmtree(folder, ignore_errors=True)
        folder = self.folder / f"{_PREFIX}{max(numbers) + 1}"
        folder.mkdir()
        return folder

    def switch(self, to: Path) -> None:
        """This one serves now and after a restart."""
        write_atomically(self._current, to.name)

    def release(self) -> None:
        os.close(self._lock)


_PREFIX = f"v{VERSION}-"


def _take(home: Path) -> tuple[Path, int]:
    for number in range(MAX_PROCESSES):
        folder = home / str(number)
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
        else:
            return folder, lock
    raise RuntimeError(f"all {MAX_PROCESSES} folders of {home} are taken")
