"""Documents that are stored unchanged: complete, of one kind, and no zip bombs."""

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

MAX_ENTRIES = 2_000
MAX_UNPACKED_BYTES = 100 * 1_048_576
MAX_RATIO = 100
_ENCRYPTED = 0x1
_MAIN_PARTS = {"xl/workbook.xml": "xlsx", "word/document.xml": "docx"}


class Unsound(Exception):
    def __init__(self, detail: ErrorDetail) -> None:
        super().__init__(detail)
        self.detail = detail


def check_pdf(file: BinaryIO) -> None:
    """Complete, and not an archive at the same time."""
    size = file.seek(0, 2)
    file.seek(max(0, size - 2_048))
    if b"%%EOF" not in file.read():
        raise Unsound(PDF_DAMAGED)
    if zipfile.is_zipfile(file):
        raise Unsound(PDF_IS_ARCHIVE)


def check_archive(file: BinaryIO) -> str:
    """`xlsx` or `docx`; nothing is unpacked, the directory is enough."""
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
    kinds = [kind for part, kind in _MAIN_PARTS.items() if part in names]
    if "[Content_Types].xml" not in names or len(kinds) != 1:
        raise Unsound(ARCHIVE_NOT_ALLOWED)
    return kinds[0]


def _check_size(entries: list[zipfile.ZipInfo], size: int) -> None:
    """Overlapping entries claim more compressed bytes than the file has."""
    compressed = sum(entry.compress_size for entry in entries)
    unpacked = sum(entry.file_size for entry in entries)
    is_bomb = unpacked > MAX_UNPACKED_BYTES or unpacked > MAX_RATIO * max(size, 1)
    if len(entries) > MAX_ENTRIES or compressed > size or is_bomb:
        raise Unsound(FILE_UNPACKS_TOO_LARGE)


def _check_names(names: set[str]) -> None:
    if any(name.startswith("/") or ".." in name.split("/") for name in names):
        raise Unsound(FILE_DAMAGED)
    if any(name.lower().endswith(("vbaproject.bin", ".exe")) for name in names):
        raise Unsound(FILE_HAS_PROGRAMS)
