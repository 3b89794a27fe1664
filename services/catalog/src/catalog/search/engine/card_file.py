"""What a list says of each product, beside the index: appended, and read by place.

A search of one commit goes on reading while the next is written: nothing moves.
"""

import os
import weakref
from collections.abc import Iterable
from pathlib import Path

_LENGTH_BITS = 24
_LENGTH = (1 << _LENGTH_BITS) - 1
# What changed leaves its old card behind: so much of it is worth no new file.
MAY_WASTE = 64_000_000
BUFFER = 1_000_000


class CardFile:
    """A place is an offset and a length in one number, good while the file is there.

    It closes when nobody holds it any more: searches that still run read from it.
    """

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab", buffering=BUFFER)
        self._read_fd = os.open(path, os.O_RDONLY)
        # What stands behind a card is another firm's: reading ahead is in vain.
        os.posix_fadvise(self._read_fd, 0, 0, os.POSIX_FADV_RANDOM)
        self.size = self._file.tell()
        self._compact = path.with_suffix(".compact")
        self._began_with = _number(self._compact)
        weakref.finalize(self, self._file.close)
        weakref.finalize(self, os.close, self._read_fd)

    @property
    def is_wasteful(self) -> bool:
        """More than half of it is what was."""
        return self.size > 2 * self._began_with + MAY_WASTE

    def is_compact_now(self) -> None:
        """Call it when every card was written once."""
        self._began_with = self.size
        self._compact.write_text(str(self.size))

    def append(self, card: bytes) -> int:
        """Its place; ValueError for one of 16 MB. One writer at a time."""
        if len(card) > _LENGTH:
            raise ValueError("too long a card")
        place = self.size << _LENGTH_BITS | len(card)
        self._file.write(card)
        self.size += len(card)
        return place

    def seal(self) -> None:
        """On disk, before an index that points there is."""
        self._file.flush()
        os.fdatasync(self._file.fileno())

    def read(self, places: Iterable[int]) -> list[bytes]:
        """Of places that were sealed; a disk is asked for all of them at once."""
        fd = self._read_fd
        stretches = [(each & _LENGTH, each >> _LENGTH_BITS) for each in places]
        for length, offset in stretches:
            os.posix_fadvise(fd, offset, length, os.POSIX_FADV_WILLNEED)
        return [os.pread(fd, *stretch) for stretch in stretches]


def _number(path: Path) -> int:
    return int(path.read_text()) if path.exists() else 0
