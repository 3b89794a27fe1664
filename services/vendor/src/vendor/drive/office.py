"""Documents that are kept as they came: whole, of one kind, and no bombs."""

import zipfile
from typing import BinaryIO

from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import FILE_HAS_PASSWORD, FILE_UNPACKS_TOO_LARGE
from vendor.error_texts import (
    ARCHIVE_NOT_ALLOWED,
    FILE_DAMAGED,
    FILE_HAS_PROGRAMS,
    PDF_DAMAGED,
    PDF_IS_ARCHIVE,
)

MOST_ENTRIES = 2_000
MOST_UNPACKED_BYTES = 100 * 1_048_576
MOST_RATIO = 100
_ENCRYPTED = 0x1
_MARKS = {"xl/workbook.xml": "xlsx", "word/document.xml": "docx"}


class Unsound(Exception):
    def __init__(self, detail: ErrorDetail) -> None:
        super().__init__(detail)
        self.detail = detail


def check_pdf(file: BinaryIO) -> None:
    """Has its end, and is not at the same time an archive."""
    size = file.seek(0, 2)
    file.seek(max(0, size - 2_048))
    if b"%%EOF" not in file.read():
        raise Unsound(PDF_DAMAGED)
    if zipfile.is_zipfile(file):
        raise Unsound(PDF_IS_ARCHIVE)


def check_archive(file: BinaryIO) -> str:
    """`xlsx` or `docx`; nothing is unpacked, the directory tells enough."""
    try:
        with zipfile.ZipFile(file) as archive:
            entries = archive.infolist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError) as error:
        raise Unsound(FILE_DAMAGED) from error
    _check_size(entries, file.seek(0, 2))
    names = {entry.filename for entry in entries}
    _check_names(names)
    if any(entry.flag_bits & _ENCRYPTED for entry in entries):
        raise Unsound(FILE_HAS_PASSWORD)
    found = [kind for mark, kind in _MARKS.items() if mark in names]
    if "[Content_Types].xml" not in names or len(found) != 1:
        raise Unsound(ARCHIVE_NOT_ALLOWED)
    return found[0]


def _check_size(entries: list[zipfile.ZipInfo], size: int) -> None:
    """Overlapping entries claim more packed bytes than the file has."""
    packed = sum(entry.compress_size for entry in entries)
    unpacked = sum(entry.file_size for entry in entries)
    is_bomb = unpacked > MOST_UNPACKED_BYTES or unpacked > MOST_RATIO * max(size, 1)
    if len(entries) > MOST_ENTRIES or packed > size or is_bomb:
        raise Unsound(FILE_UNPACKS_TOO_LARGE)


def _check_names(names: set[str]) -> None:
    if any(name.startswith("/") or ".." in name.split("/") for name in names):
        raise Unsound(FILE_DAMAGED)
    if any(name.lower().endswith(("vbaproject.bin", ".exe")) for name in names):
        raise Unsound(FILE_HAS_PROGRAMS)
