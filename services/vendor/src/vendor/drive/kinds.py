"""What a file is, by its content and never by its name."""

from dataclasses import dataclass
from typing import BinaryIO

from servicekit.http.errors import Invalid
from vendor.drive import office

MIB = 1_048_576
MOST_BYTES = 10 * MIB
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
PDF = "application/pdf"

_IMAGES = {
    "image/jpeg": b"\xff\xd8\xff",
    "image/png": b"\x89PNG\r\n\x1a\n",
    "image/gif": b"GIF8",
    "image/webp": b"RIFF",
}
SCANS = ("image/jpeg", "image/png")


@dataclass(frozen=True)
class Kind:
    mime: str

    @property
    def is_image(self) -> bool:
        return self.mime in _IMAGES


class FileRefused(Invalid):
    """Not one of the kinds we keep, or not sound."""

    code = "file_refused"

    def __init__(self, reason: str) -> None:
        super().__init__(errors={"file": [reason]})


def kind_of(file: BinaryIO) -> Kind:
    """Raises FileRefused. The file is read from its start, and is there again."""
    file.seek(0)
    head = file.read(16)
    try:
        return Kind(_mime(head, file))
    except office.Unsound as error:
        raise FileRefused(str(error)) from error
    finally:
        file.seek(0)


def _mime(head: bytes, file: BinaryIO) -> str:
    for mime, magic in _IMAGES.items():
        if head.startswith(magic) and (mime != "image/webp" or head[8:12] == b"WEBP"):
            return mime
    if head.startswith(b"%PDF-"):
        office.check_pdf(file)
        return PDF
    if head.startswith(b"PK\x03\x04"):
        return SHEET if office.check_archive(file) == "xlsx" else WORD
    raise FileRefused("Send a JPG, PNG, WebP or GIF picture, or a PDF, XLSX or DOCX.")
