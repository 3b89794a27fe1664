"""Runs a decoder of uploaded files in a process of its own, few at a time."""

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, BinaryIO

from servicekit import children
from servicekit.http.errors import Unavailable

MAX_WAITING = 20
WAIT_S = 10


@dataclass(frozen=True)
class Decoder:
    """`module` is run with a task and a folder; the file is its stdin.

    `environment` is all it has besides its memory limit: none of our secrets.
    """

    module: str
    timeout_s: int
    environment: Mapping[str, str] = field(default_factory=dict)


class DecoderFailed(Exception):
    """`how`: its return code, or "timeout"."""

    def __init__(self, how: int | str) -> None:
        super().__init__(how)
        self.how = how


@dataclass(frozen=True)
class Made:
    """Facts of the file from the decoder, and the folder of what it wrote."""

    facts: Mapping[str, Any]
    folder: Path

    def size_bytes(self) -> int:
        return sum(path.stat().st_size for path in self.folder.iterdir())

    @contextmanager
    def files(self) -> Iterator[dict[str, BinaryIO]]:
        with ExitStack() as stack:
            yield {
                path.name: stack.enter_context(path.open("rb"))
                for path in self.folder.iterdir()
            }


class Slots:
    """At most so many processes at a time; a request behind twenty others is refused.

    `within`: each also takes a slot of these, so that both together never exceed them.
    """

    def __init__(
        self,
        at_once: int = children.AT_ONCE,
        within: "Slots | None" = None,
        wait_s: float = WAIT_S,
    ) -> None:
        self._slots = threading.BoundedSemaphore(at_once)
        self._queue = threading.BoundedSemaphore(at_once + MAX_WAITING)
        self._within, self._wait_s = within, wait_s

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Raises Unavailable."""
        with self._queued(), self._within.taken() if self._within else nullcontext():
            yield

    @contextmanager
    def _queued(self) -> Iterator[None]:
        if not self._queue.acquire(blocking=False):
            raise Unavailable
        try:
            if not self._slots.acquire(timeout=self._wait_s):
                raise Unavailable
            try:
                yield
            finally:
                self._slots.release()
        finally:
            self._queue.release()


@contextmanager
def decode(
    decoder: Decoder, slots: Slots, file: BinaryIO, task: Mapping[str, object]
) -> Iterator[Made]:
    """The slot is free when the process has ended; the folder goes after use.

    Raises DecoderFailed, Unavailable.
    """
    with TemporaryDirectory(prefix="haat-decoder-") as name:
        folder = Path(name)
        with slots.taken():
            facts = _run(decoder, file, json.dumps(task), folder)
        yield Made(facts, folder)


def _run(
    decoder: Decoder, file: BinaryIO, task: str, folder: Path
) -> Mapping[str, Any]:
    command = [sys.executable, "-I", "-m", decoder.module, task, str(folder)]
    own = {**decoder.environment, **children.environment(), "TMPDIR": str(folder)}
    try:
        # A copy: the decoder changes the position in the file, also for us.
        with TemporaryFile(buffering=0) as copy:
            file.seek(0)
            shutil.copyfileobj(file, copy)
            done = subprocess.run(  # noqa: S603
                command,
                stdin=copy,
                capture_output=True,
                timeout=decoder.timeout_s,
                env=own,
            )
    except subprocess.TimeoutExpired as error:
        raise DecoderFailed("timeout") from error
    if done.returncode != 0:
        raise DecoderFailed(done.returncode)
    facts: Mapping[str, Any] = json.loads(done.stdout)
    return facts
