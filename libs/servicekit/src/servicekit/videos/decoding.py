"""Rewrites videos without their metadata, by a process of its own, one at a time."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import BinaryIO

import structlog

from servicekit.decoders import Decoder, DecoderFailed, Made, Slots, decode
from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import (
    VIDEO_CODEC_NOT_SUPPORTED,
    VIDEO_DAMAGED,
    VIDEO_SIDE_TOO_LARGE,
    VIDEO_TOO_LONG,
)
from servicekit.pictures.kinds import FileRefused
from servicekit.videos import decoder
from servicekit.videos.kinds import MAX_SECONDS, MAX_SIDE

log = structlog.get_logger()

_DECODER = Decoder(decoder.__name__, timeout_s=20)
_REASONS: dict[int | str, ErrorDetail] = {
    decoder.TOO_LONG: VIDEO_TOO_LONG.fill(max=MAX_SECONDS),
    decoder.TOO_LARGE: VIDEO_SIDE_TOO_LARGE.fill(max=MAX_SIDE),
    decoder.CODEC_NOT_SUPPORTED: VIDEO_CODEC_NOT_SUPPORTED,
}


class VideoDecoders:
    """One at a time, and in a slot of the pictures' decoders: memory is for two."""

    def __init__(self, pictures: Slots) -> None:
        self._slots = Slots(1, within=pictures)

    @contextmanager
    def make(self, file: BinaryIO, poster_widths: Sequence[int]) -> Iterator[Made]:
        """`video.mp4`, and the poster as `320.webp`. The facts: `size_bytes`,
        `seconds`, `width`, `height` (upright) and `poster_sizes`.

        Raises FileRefused, Unavailable; the folder goes after use.
        """
        task = {"poster_widths": [*poster_widths]}
        try:
            with decode(_DECODER, self._slots, file, task) as made:
                yield made
        except DecoderFailed as error:
            log.info("video_refused", how=error.how)
            reason = _REASONS.get(error.how, VIDEO_DAMAGED)
            raise FileRefused(reason) from error
