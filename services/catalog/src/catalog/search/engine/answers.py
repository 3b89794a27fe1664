"""What an index answered since its last commit."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")
MOST = 4_000


class Answers:
    """Everybody asks the same, and page after page; the longest unasked go first.

    Thrown away whole at a commit, so nothing here is ever older than the index.
    Threads share it: two may find the same answer at once, and both are right.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    def __contains__(self, asked: Hashable) -> bool:
        return asked in self._kept

    def get(self, asked: Hashable, answer: Callable[[], T]) -> T:
        """The kept answer, or a new one."""
        kept: T | None = self._kept.get(asked)
        if kept is None:
            kept = answer()
            self._kept[asked] = kept
        else:
            self._touch(asked)
        while len(self._kept) > self._most:
            self._drop_oldest()
        return kept

    def _touch(self, asked: Hashable) -> None:
        with suppress(KeyError):  # another thread made room meanwhile
            self._kept.move_to_end(asked)

    def _drop_oldest(self) -> None:
        with suppress(KeyError):
            self._kept.popitem(last=False)
