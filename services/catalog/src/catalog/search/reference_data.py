"""What a search reads for every request: categories, their attributes, synonyms.

One snapshot in memory with one rule: a change of one of its tables drops it, and the
next use reads it again.
"""

import asyncio
import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from catalog.attributes.models import table as attributes
from catalog.attributes.queries import nearest
from catalog.categories.models import aliases
from catalog.categories.models import table as categories
from catalog.text.synonyms import GROUPS, Synonyms
from servicekit.changes.store import Change, Position
from servicekit.reads import fetch_rows

# A change of an attribute or a former slug names its category.
KINDS = frozenset({"category", "synonym"})
Names = Mapping[str, Any]

_CATEGORIES = sa.select(
    categories.c.id,
    categories.c.name,
    categories.c.name_ne,
    categories.c.slug,
    categories.c.lineage,
).where(~categories.c.is_deleted)
_FORMER_SLUGS = sa.select(aliases.c.slug, aliases.c.category_id)
_ATTRIBUTES = sa.select(attributes).order_by(attributes.c.position, attributes.c.key)
_SYNONYMS = GROUPS


@dataclass(frozen=True)
class ReferenceData:
    """`categories`: id, name, name_ne and slug. `attributes`: of the category alone."""

    categories: Mapping[UUID, Names] = field(default_factory=dict)
    ids_by_slug: Mapping[str, UUID] = field(default_factory=dict)
    lineages: Mapping[UUID, list[UUID]] = field(default_factory=dict)
    attributes: Mapping[UUID, list[Names]] = field(default_factory=dict)
    synonyms: Synonyms = field(default_factory=Synonyms)

    @classmethod
    async def read(cls, reads: AsyncConnection) -> Self:
        rows = [dict(row) for row in await fetch_rows(reads, _CATEGORIES)]
        former = await fetch_rows(reads, _FORMER_SLUGS)
        slugs = {row["slug"]: row["category_id"] for row in former}
        synonyms = await fetch_rows(reads, _SYNONYMS)
        return cls(
            lineages={row["id"]: row.pop("lineage") for row in rows},
            categories={row["id"]: row for row in rows},
            ids_by_slug=slugs | {row["slug"]: row["id"] for row in rows},
            attributes=_by_category(await fetch_rows(reads, _ATTRIBUTES)),
            synonyms=Synonyms(row["words"] for row in synonyms),
        )

    def attributes_of(self, category: UUID) -> list[dict[str, Any]]:
        """Those of the category and of all above it, the industry's first."""
        above = self.lineages.get(category, [])
        return nearest(row for each in above for row in self.attributes.get(each, []))

    def card_attributes(self, category: UUID) -> list[dict[str, Any]]:
        """The same, the category's own first: a grade matters more than an origin."""
        above = self.lineages.get(category, [])
        depths = {each: at for at, each in enumerate(above)}
        attributes = self.attributes_of(category)
        return sorted(attributes, key=lambda each: -depths[each["category_id"]])


def _by_category(rows: Iterable[Any]) -> dict[UUID, list[Names]]:
    grouped: dict[UUID, list[Names]] = {}
    for row in rows:
        grouped.setdefault(row["category_id"], []).append(dict(row))
    return grouped


class ReferenceCache:
    """This process's snapshot: the loop reads it, the follower's thread drops it.

    It is a listener of the changes where another process writes the index.
    """

    def __init__(self, reads: AsyncEngine) -> None:
        self._reads = reads
        self._current: ReferenceData | None = None
        self._version = 0
        self._changing, self._reading = threading.Lock(), asyncio.Lock()

    async def get(self) -> ReferenceData:
        """Raises sqlalchemy's OperationalError when it has to be read and cannot."""
        if current := self._current:
            return current
        async with self._reading:
            if current := self._current:
                return current
            version = self._version
            async with self._reads.connect() as reads:
                read = await ReferenceData.read(reads)
            with self._changing:
                # After a change during the load, the rows may be from before it.
                self._current = read if version == self._version else None
            return read

    def drop(self) -> None:
        with self._changing:
            self._version += 1
            self._current = None

    def drop_changed(self, changes: Iterable[Change]) -> None:
        """Call it when they are committed."""
        if any(change.kind in KINDS for change in changes):
            self.drop()

    def position(self) -> Position | None:
        return None

    def reset(self, position: Position) -> None:
        self.drop()

    def changed(self, changes: list[Change], position: Position | None) -> None:
        self.drop_changed(changes)
