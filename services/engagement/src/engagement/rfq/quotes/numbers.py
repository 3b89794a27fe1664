"""The number of a quote's document."""

from typing import Protocol
from uuid import UUID


class Numbered(Protocol):
    root_id: UUID
    version: int


def number_of(quote: Numbered) -> str:
    """The same for all its versions but for the end: HQ-7F3A91C2-2."""
    return f"HQ-{quote.root_id.hex[-8:].upper()}-{quote.version}"
