"""Which kind of picture a file is, by its content and never by its name."""

from typing import BinaryIO

from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import NOT_A_PICTURE
from servicekit.http.errors import Invalid

_MAGIC = {
    "image/jpeg": b"\xff\xd8\xff",
    "image/png": b"\x89PNG\r\n\x1a\n",
    "image/gif": b"GIF8",
    "image/webp": b"RIFF",
}
HEAD_BYTES = 16


class FileRefused(Invalid):
    """Not one of the kinds we keep, or not sound."""

    code = "file_refused"

    def __init__(self, reason: ErrorDetail) -> None:
        super().__init__(errors={"file": [reason]})


def image_kind(head: bytes) -> str | None:
    """The MIME type by a picture's first bytes; None when it is no picture."""
    for mime, magic in _MAGIC.items():
        if head.startswith(magic) and (mime != "image/webp" or head[8:12] == b"WEBP"):
            return mime
    return None


def check_picture(file: BinaryIO) -> None:
    """Raises FileRefused. The file is read from its start, and is there again."""
    file.seek(0)
    head = file.read(HEAD_BYTES)
    file.seek(0)
    if image_kind(head) is None:
        raise FileRefused(NOT_A_PICTURE)
