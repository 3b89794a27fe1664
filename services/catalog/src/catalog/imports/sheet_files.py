"""An uploaded sheet, read by a process of its own; refusals when it cannot be."""

import json
import subprocess
import sys
import threading
from dataclasses import dataclass
from typing import BinaryIO

import structlog

from catalog.error_texts import (
    SHEET_CELL_TOO_LONG,
    SHEET_ENCODING,
    SHEET_KIND,
    SHEET_OLD_EXCEL,
    SHEET_ONE_COLUMN,
    SHEET_TOO_MANY_COLUMNS,
    SHEET_TOO_MANY_ROWS,
    SHEET_UNREADABLE,
    SHEET_WITHOUT_ROWS,
)
from catalog.imports import reader
from servicekit import children
from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import FILE_EMPTY, FILE_HAS_PASSWORD, FILE_UNPACKS_TOO_LARGE
from servicekit.http.errors import Invalid, Unavailable

log = structlog.get_logger()

WAIT_S = 10
TIMEOUT_S = 5
REASONS: dict[str, ErrorDetail] = {
    "empty": FILE_EMPTY,
    "no_rows": SHEET_WITHOUT_ROWS,
    "one_column": SHEET_ONE_COLUMN,
    "rows": SHEET_TOO_MANY_ROWS.fill(max=reader.MAX_ROWS),
    "columns": SHEET_TOO_MANY_COLUMNS.fill(max=reader.MAX_COLUMNS),
    "cell": SHEET_CELL_TOO_LONG,
    "encoding": SHEET_ENCODING,
    "bomb": FILE_UNPACKS_TOO_LARGE,
    "password": FILE_HAS_PASSWORD,
    "kind": SHEET_KIND,
    "old_excel": SHEET_OLD_EXCEL,
    "unreadable": SHEET_UNREADABLE,
}
_OLD_EXCEL = b"\xd0\xcf\x11\xe0"
_OTHERS = (b"%PDF-", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"Rar!", b"\x7fELF")
_slots = threading.BoundedSemaphore(reader.MAX_PROCESSES)


class SheetRefused(Invalid):
    code = "file_refused"

    def __init__(self, reason: str) -> None:
        super().__init__(errors={"file": [REASONS[reason]]})


@dataclass(frozen=True)
class Sheet:
    """`rows`: (number as the spreadsheet counts, cells)."""

    headers: list[str]
    rows: list[tuple[int, list[str]]]


def read(file: BinaryIO) -> Sheet:
    """Raises SheetRefused, and Unavailable when too many wait."""
    file.seek(0)
    kind = _kind(file.read(8))
    file.seek(0)
    if not _slots.acquire(timeout=WAIT_S):
        raise Unavailable
    try:
        found = json.loads(_run(kind, file.read()))
    finally:
        _slots.release()
    rows = [(number, cells) for number, cells in found["rows"]]
    return Sheet(_distinct(found["headers"]), rows)


def _kind(head: bytes) -> str:
    if head.startswith(_OLD_EXCEL):
        raise SheetRefused("old_excel")
    if head.startswith(_OTHERS):
        raise SheetRefused("kind")
    return "xlsx" if head.startswith(b"PK\x03\x04") else "csv"


def _run(kind: str, content: bytes) -> bytes:
    command = [sys.executable, "-I", "-m", reader.__name__, kind]
    try:
        done = subprocess.run(  # noqa: S603
            command,
            input=content,
            capture_output=True,
            timeout=TIMEOUT_S,
            env=children.environment(),
        )
    except subprocess.TimeoutExpired as error:
        raise _unreadable("timeout") from error
    if done.returncode == reader.REFUSED:
        raise SheetRefused(done.stdout.decode())
    if done.returncode != 0:
        raise _unreadable(done.returncode)
    return done.stdout


def _unreadable(how: object) -> SheetRefused:
    log.info("sheet_refused", how=how)
    return SheetRefused("unreadable")


def _distinct(headers: list[str]) -> list[str]:
    """Every header once, none empty, none endless."""
    seen: list[str] = []
    for at, header in enumerate(headers, 1):
        name = wanted = header[:100].strip() or f"Column {at}"
        number = 2
        while name in seen:
            name, number = f"{wanted} ({number})", number + 1
        seen.append(name)
    return seen
