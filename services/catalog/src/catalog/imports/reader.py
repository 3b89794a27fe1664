"""`python -m catalog.imports.reader KIND`: a sheet from stdin as JSON, then it ends.

A process of its own: what a hostile workbook breaks or uses up here ends with it. It
gets no secrets, little memory and little time, and follows no formula and no link.
"""

import csv
import io
import json
import sys
import zipfile
from collections.abc import Iterable, Iterator
from typing import Any

from servicekit import children

MAX_PROCESSES = 2
MAX_ADDRESSES = 700 * 1_048_576
MAX_CPU_S = 2
MAX_ROWS = 5_000
MAX_COLUMNS = 200
MAX_CELL = 50_000
MAX_ENTRIES = 2_000
MAX_UNPACKED_BYTES = 100 * 1_048_576
MAX_RATIO = 100
REFUSED, UNREADABLE = 3, 4
DELIMITERS = ",;\t"
_QUOTED = ("'=", "'+", "'-", "'@")
Line = tuple[int, list[str]]


class Refused(Exception):
    """Its text is a name in `reading.REASONS`."""


def limit() -> None:
    children.limit(
        addresses=MAX_ADDRESSES,
        memory=children.memory_of_one(MAX_PROCESSES, MAX_ADDRESSES),
        cpu_s=MAX_CPU_S,
        written=0,
    )


def read(kind: str, content: bytes) -> dict[str, Any]:
    """`{"headers": […], "rows": [[number, cells], …]}`; numbers as a sheet counts."""
    lines = _workbook(content) if kind == "xlsx" else _text(content)
    # A line that begins with # is a note of the template's.
    lines_read = (
        (n, row) for n, row in lines if any(row) and not row[0].startswith("#")
    )
    first = next(lines_read, None)
    if first is None:
        raise Refused("empty")
    headers = first[1]
    while headers and not headers[-1]:
        headers.pop()
    if len(headers) < 2:
        raise Refused("one_column")
    return {"headers": headers, "rows": list(_fitted(lines_read, len(headers)))}


def _fitted(lines: Iterable[Line], width: int) -> Iterator[Line]:
    count = 0
    for number, row in lines:
        count += 1
        if count > MAX_ROWS:
            raise Refused("rows")
        if any(len(cell) > MAX_CELL for cell in row):
            raise Refused("cell")
        yield number, (row + [""] * width)[:width]
    if not count:
        raise Refused("no_rows")


def _text(content: bytes) -> Iterator[Line]:
    text = _decoded(content)
    if "\x00" in text:
        raise Refused("kind")
    csv.field_size_limit(MAX_CELL * 2)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text))
    try:
        for number, row in enumerate(reader, 1):
            if len(row) > MAX_COLUMNS:
                raise Refused("columns")
            yield number, [_text_of(cell) for cell in row]
    except csv.Error as error:
        raise Refused("cell") from error


def _decoded(content: bytes) -> str:
    try:
        if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
            return content.decode("utf-16")
        half = content[:2_000]
        # The other byte of Latin is 0, of Devanagari 9.
        if sum(byte in (0, 9) for byte in half[1::2]) > len(half) * 3 // 8:
            return content.decode("utf-16-le")
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("encoding") from error


def _delimiter(text: str) -> str:
    """The one that divides the first line that is no note most often."""
    lines = (line for line in text[:100_000].splitlines() if line.strip("\ufeff \t"))
    first = next((line for line in lines if not line.lstrip('"').startswith("#")), "")
    return max(DELIMITERS, key=first.count)


def _workbook(content: bytes) -> Iterator[Line]:
    _check_archive(content)
    from python_calamine import CalamineWorkbook

    book = CalamineWorkbook.from_filelike(io.BytesIO(content))
    sheet = book.get_sheet_by_index(0)
    if sheet.total_height > MAX_ROWS * 2:
        raise Refused("rows")
    if sheet.total_width > MAX_COLUMNS:
        raise Refused("columns")
    for number, row in enumerate(sheet.to_python(skip_empty_area=False), 1):
        yield number, [_text_of(cell) for cell in row]


def _check_archive(content: bytes) -> None:
    """Nothing is unpacked; overlapping entries claim more than the file has."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = archive.infolist()
    compressed = sum(entry.compress_size for entry in entries)
    unpacked = sum(entry.file_size for entry in entries)
    is_bomb = unpacked > max(MAX_RATIO * len(content), 1_048_576)
    if len(entries) > MAX_ENTRIES or compressed > len(content) or is_bomb:
        raise Refused("bomb")
    if unpacked > MAX_UNPACKED_BYTES:
        raise Refused("bomb")
    if any(entry.flag_bits & 1 for entry in entries):
        raise Refused("password")
    if not any(entry.filename == "xl/workbook.xml" for entry in entries):
        raise Refused("kind")


def _text_of(cell: Any) -> str:
    """As a person reads the cell: 12.0 is 12."""
    if isinstance(cell, float) and cell.is_integer() and abs(cell) < 1e15:
        return str(int(cell))
    if isinstance(cell, float):
        return repr(round(cell, 10))
    text = str(cell).strip()
    # The apostrophe by which a cell of our own files is no formula.
    return text[1:] if text[:2] in _QUOTED else text


def main() -> int:
    limit()
    try:
        read_out = read(sys.argv[1], sys.stdin.buffer.read())
        text = json.dumps(read_out, ensure_ascii=True)
    except Refused as refused:
        sys.stdout.write(str(refused))
        return REFUSED
    except Exception:  # one sheet, one process: whatever it was, it is refused
        return UNREADABLE
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
