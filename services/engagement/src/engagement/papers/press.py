"""Typst: sets the paper, shapes Devanagari, embeds our own fonts; asks nobody."""

import asyncio
from functools import cache
from pathlib import Path

import typst

from engagement.papers.schemas import Paper
from servicekit.http.errors import Unavailable

HERE = Path(__file__).parent
AT_ONCE = 2
MOST_WAITING = 20


@cache
def _fonts() -> typst.Fonts:
    """Neither the machine's nor the library's: a paper looks alike everywhere."""
    return typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=False,
        font_paths=[HERE / "fonts"],
    )


def set_in_type(paper: Paper) -> bytes:
    """The PDF; some 50 ms of one processor."""
    printed: bytes = typst.compile(
        HERE / "quotation.typ",
        root=HERE,
        font_paths=_fonts(),
        sys_inputs={"paper": paper.model_dump_json()},
        pdf_standards="a-2u",
    )
    return printed


class Press:
    """Two papers at a time, off the event loop; who would wait behind twenty is told
    to come again."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._queued = 0

    async def printed(self, paper: Paper) -> bytes:
        """Raises Unavailable."""
        if self._queued >= AT_ONCE + MOST_WAITING:
            raise Unavailable
        self._queued += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(set_in_type, paper)
        finally:
            self._queued -= 1
