"""Encodes pictures again, by a decoder in a process of its own, few at a time."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

import structlog

from servicekit.decoders import Decoder, DecoderFailed, Made, Slots, decode
from servicekit.error_texts import PICTURE_DAMAGED, PICTURE_TOO_LARGE
from servicekit.http.errors import Invalid
from servicekit.pictures import decoder
from servicekit.pictures.kinds import FileRefused

log = structlog.get_logger()

SCAN_SIDE = 3_200
# One thread, and larger pictures use the disk.
_CALM = {"VIPS_CONCURRENCY": "1", "VIPS_DISC_THRESHOLD": "24m"}
_DECODER = Decoder(decoder.__name__, timeout_s=15, environment=_CALM)


class ImageTooLarge(Invalid):
    code = "image_too_large"

    def __init__(self) -> None:
        text = PICTURE_TOO_LARGE.fill(max=40, max_animated=24)
        super().__init__(errors={"file": [text]})


class Decoders:
    """Two at a time; a request behind twenty others is refused."""

    def __init__(self) -> None:
        self.slots = Slots()

    @contextmanager
    def make(self, file: BinaryIO, **task: object) -> Iterator[Made]:
        """Raises FileRefused, ImageTooLarge, Unavailable; the folder goes after use."""
        try:
            with decode(_DECODER, self.slots, file, task) as made:
                yield made
        except DecoderFailed as error:
            raise _refusal(error.how) from error


def _refusal(how: int | str) -> Invalid:
    if how == decoder.TOO_LARGE:
        return ImageTooLarge()
    log.info("picture_refused", how=how)
    return FileRefused(PICTURE_DAMAGED)
