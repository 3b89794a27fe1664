"""The stored widths of a picture, and which of them `?w=` requests."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import Query

WIDTHS = (320, 640, 1280)
Width = Annotated[int, Query(ge=1, le=10_000)]


def nearest(kept: Sequence[int], width: int) -> int:
    """The largest stored one up to the width: a picture is never made larger."""
    return max((size for size in kept if size <= width), default=min(kept))
