"""Typst renders the PDF, shapes Devanagari and embeds our own fonts, without
network."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Literal

import typst

from engagement.documents.schemas import Document
from servicekit.http.errors import Unavailable

HERE = Path(__file__).parent
CONCURRENCY = 2
Standard = Literal["a-2u", "1.7"]
ARCHIVE: Standard = "a-2u"
PLAIN: Standard = "1.7"
MAX_WAITING = 20


@cache
def _fonts() -> typst.Fonts:
    """Ours, and for characters that they lack those of the typst package: never the
    machine's, so that a document looks the same everywhere."""
    return typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=True,
        font_paths=[HERE / "fonts"],
    )


def set_in_type(document: Document) -> bytes:
    """The PDF; some 50 ms of one processor. PDF/A-2u where fonts have every
    character; else a plain PDF, with a box for a missing one."""
    try:
        return _compiled(document, ARCHIVE)
    except typst.TypstError:
        return _compiled(document, PLAIN)


def _compiled(document: Document, standard: Standard) -> bytes:
    printed: bytes = typst.compile(
        HERE / "document.typ",
        root=HERE,
        font_paths=_fonts(),
        sys_inputs={"document": document.model_dump_json()},
        pdf_standards=standard,
    )
    return printed


class Press:
    """Two documents at a time, off the event loop; raises Unavailable when twenty
    wait."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(CONCURRENCY)
        self._queued = 0

    async def printed(self, document: Document) -> bytes:
        """Raises Unavailable."""
        if self._queued >= CONCURRENCY + MAX_WAITING:
            raise Unavailable
        self._queued += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(set_in_type, document)
        finally:
            self._queued -= 1
