"""Range requests (RFC 9110, 14): which bytes of a file a caller wants."""

import re
from collections.abc import Mapping

from servicekit.error_texts import RANGE_NOT_SATISFIABLE
from servicekit.http.errors import AppError

# Nobody's file has more digits.
_ONE_RANGE = re.compile(r"bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*", re.ASCII)


class RangeNotSatisfiable(AppError):
    """Nothing of the file is in the range."""

    status, code = 416, "range_not_satisfiable"
    message = RANGE_NOT_SATISFIABLE

    def __init__(self, size: int) -> None:
        super().__init__(headers={"Content-Range": f"bytes */{size}"})


def wanted(headers: Mapping[str, str], etag: str, size: int) -> range | None:
    """None: the whole file. That is also the answer for what is no range of bytes, for
    several ranges, and when `If-Range` is not this file's ETag.

    Raises RangeNotSatisfiable.
    """
    found = _ONE_RANGE.fullmatch(headers.get("range", ""))
    if not found or headers.get("if-range", etag) != etag:
        return None
    first, last = found.groups()
    if not first:
        return _suffix(last, size)
    if last and int(last) < int(first):
        return None  # not valid, so it is ignored
    if int(first) >= size:
        raise RangeNotSatisfiable(size)
    return range(int(first), min(int(last) + 1, size) if last else size)


def _suffix(length: str, size: int) -> range | None:
    """The last bytes."""
    if not length:
        return None
    if int(length) == 0 or size == 0:
        raise RangeNotSatisfiable(size)
    return range(max(0, size - int(length)), size)


def content_range(part: range, size: int) -> str:
    return f"bytes {part.start}-{part.stop - 1}/{size}"
