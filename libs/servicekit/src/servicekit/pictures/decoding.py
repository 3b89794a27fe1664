"""Encodes pictures again, by a decoder in a process of its own, few at a time."""

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, BinaryIO

import structlog

from servicekit import children
from servicekit.error_texts import PICTURE_DAMAGED, PICTURE_TOO_LARGE
from servicekit.http.errors import Invalid, Unavailable
from servicekit.pictures import decoder
from servicekit.pictures.decoder import AT_ONCE
from servicekit.pictures.kinds import FileRefused

log = structlog.get_logger()

MAX_WAITING = 20
WAIT_S = 10
TIMEOUT_S = 15
SCAN_SIDE = 3_200
# One thread, and larger pictures use the disk. None of our secrets.
_CALM = {"VIPS_CONCURRENCY": "1", "VIPS_DISC_THRESHOLD": "24m"}


class ImageTooLarge(Invalid):
    code = "image_too_large"

    def __init__(self) -> None:
        text = PICTURE_TOO_LARGE.fill(max=40, max_animated=24)
        super().__init__(errors={"file": [text]})


@dataclass(frozen=True)
class Made:
    """Facts of the picture from the decoder, and the folder of its files."""

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


class Decoders:
    """Two at a time; a request behind twenty others is refused."""

    def __init__(self) -> None:
        self._slots = threading.BoundedSemaphore(AT_ONCE)
        self._queue = threading.BoundedSemaphore(AT_ONCE + MAX_WAITING)

    @contextmanager
    def make(self, file: BinaryIO, **task: object) -> Iterator[Made]:
        """Raises FileRefused, ImageTooLarge, Unavailable; the folder goes after use."""
        with TemporaryDirectory(prefix="haat-picture-") as name:
            folder = Path(name)
            yield Made(self._decoded(file, json.dumps(task), folder), folder)

    def _decoded(self, file: BinaryIO, task: str, folder: Path) -> Mapping[str, Any]:
        if not self._queue.acquire(blocking=False):
            raise Unavailable
        try:
            if not self._slots.acquire(timeout=WAIT_S):
                raise Unavailable
            try:
                return _decode(file, task, folder)
            finally:
                self._slots.release()
        finally:
            self._queue.release()


def _decode(file: BinaryIO, task: str, folder: Path) -> Mapping[str, Any]:
    command = [sys.executable, "-I", "-m", decoder.__name__, task, str(folder)]
    try:
        # A copy: the decoder changes the position in the file, also for us.
        with TemporaryFile(buffering=0) as copy:
            file.seek(0)
            shutil.copyfileobj(file, copy)
            done = subprocess.run(  # noqa: S603
                command,
                stdin=copy,
                capture_output=True,
                timeout=TIMEOUT_S,
                env={**_CALM, **children.environment(), "TMPDIR": str(folder)},
            )
    except subprocess.TimeoutExpired as error:
        raise _unreadable("timeout") from error
    if done.returncode == decoder.TOO_LARGE:
        raise ImageTooLarge
    if done.returncode != 0:
        raise _unreadable(done.returncode)
    facts: Mapping[str, Any] = json.loads(done.stdout)
    return facts


def _unreadable(how: object) -> FileRefused:
    log.info("picture_refused", how=how)
    return FileRefused(PICTURE_DAMAGED)
