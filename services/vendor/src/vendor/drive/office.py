"""Documents that are kept as they came: whole, of one kind, and no bombs."""

import zipfile
from typing import BinaryIO

MOST_ENTRIES = 2_000
MOST_UNPACKED_BYTES = 100 * 1_048_576
MOST_RATIO = 100
_ENCRYPTED = 0x1
_MARKS = {"xl/workbook.xml": "xlsx", "word/document.xml": "docx"}


class Unsound(Exception):
    pass


def check_pdf(file: BinaryIO) -> None:
    """Has its end, and is not at the same time an archive."""
    size = file.seek(0, 2)
    file.seek(max(0, size - 2_048))
    if b"%%EOF" not in file.read():
        raise Unsound("This PDF is damaged or incomplete.")
    if zipfile.is_zipfile(file):
        raise Unsound("This file is a PDF and an archive at once.")


def check_archive(file: BinaryIO) -> str:
    """`xlsx` or `docx`; nothing is unpacked, the directory tells enough."""
    try:
        with zipfile.ZipFile(file) as archive:
            entries = archive.infolist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError) as error:
        raise Unsound("This file is damaged.") from error
    _check_size(entries, file.seek(0, 2))
    names = {entry.filename for entry in entries}
    _check_names(names)
    if any(entry.flag_bits & _ENCRYPTED for entry in entries):
        raise Unsound("Remove the password from this file.")
    found = [kind for mark, kind in _MARKS.items() if mark in names]
    if "[Content_Types].xml" not in names or len(found) != 1:
        raise Unsound("Archives are not kept; send XLSX, DOCX or PDF.")
    return found[0]


def _check_size(entries: list[zipfile.ZipInfo], size: int) -> None:
    """Overlapping entries claim more packed bytes than the file has."""
    packed = sum(entry.compress_size for entry in entries)
    unpacked = sum(entry.file_size for entry in entries)
    is_bomb = unpacked > MOST_UNPACKED_BYTES or unpacked > MOST_RATIO * max(size, 1)
    if len(entries) > MOST_ENTRIES or packed > size or is_bomb:
        raise Unsound("This file unpacks to far too much.")


def _check_names(names: set[str]) -> None:
    if any(name.startswith("/") or ".." in name.split("/") for name in names):
        raise Unsound("This file is damaged.")
    if any(name.lower().endswith(("vbaproject.bin", ".exe")) for name in names):
        raise Unsound("Files with macros or programs are not kept.")
