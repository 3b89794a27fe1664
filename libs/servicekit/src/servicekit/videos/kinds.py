"""Whether a file is an MP4, by its content and never by its name."""

from typing import BinaryIO

from servicekit.error_texts import NOT_A_VIDEO
from servicekit.pictures.kinds import FileRefused

MAX_SECONDS = 60
MAX_SIDE = 1_920
_BOX = slice(4, 8)  # after four bytes of length
# An MP4 or MOV begins with its brand; files of old cameras with one of the others.
_FIRST_BOXES = (b"ftyp", b"moov", b"mdat", b"wide", b"free", b"skip")


def check_video(file: BinaryIO) -> None:
    """Raises FileRefused. The file is read from its start, and is there again."""
    file.seek(0)
    head = file.read(_BOX.stop)
    file.seek(0)
    if head[_BOX] not in _FIRST_BOXES:
        raise FileRefused(NOT_A_VIDEO)
