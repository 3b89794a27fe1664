"""What a file is, by its content and never by its name."""

from dataclasses import dataclass
from typing import BinaryIO

from servicekit.pictures.kinds import HEAD_BYTES, FileRefused, image_kind
from vendor.drive import validation
from vendor.error_texts import FILE_KIND_NOT_ALLOWED

DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
PDF = "application/pdf"
SCANS = ("image/jpeg", "image/png", "image/webp")


@dataclass(frozen=True)
class Kind:
    mime: str

    @property
    def is_image(self) -> bool:
        return self.mime.startswith("image/")


def kind_of(file: BinaryIO) -> Kind:
    """Raises FileRefused. Reads the file from its start, and returns there."""
    file.seek(0)
    head = file.read(HEAD_BYTES)
    try:
        return Kind(image_kind(head) or _document(head, file))
    except validation.Unsound as error:
        raise FileRefused(error.detail) from error
    finally:
        file.seek(0)


def _document(head: bytes, file: BinaryIO) -> str:
    if head.startswith(b"%PDF-"):
        validation.check_pdf(file)
        return PDF
    if head.startswith(b"PK\x03\x04"):
        return XLSX if validation.check_archive(file) == "xlsx" else DOCX
    raise FileRefused(FILE_KIND_NOT_ALLOWED)
