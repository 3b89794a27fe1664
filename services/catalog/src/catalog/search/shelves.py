"""Categories with what they ask, districts and provinces, kept at hand for facets."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import sqlalchemy as sa

from catalog.attributes.models import table as attributes
from catalog.attributes.queries import nearest
from catalog.categories.models import table as categories
from catalog.search.provinces import PROVINCES
from catalog.sellers.models import table as sellers

_CATEGORIES = sa.select(
    categories.c.id,
    categories.c.name,
    categories.c.name_ne,
    categories.c.slug,
    categories.c.lineage,
).where(~categories.c.is_deleted)
_DISTRICTS = (
    sa.select(sellers.c.district_id, sellers.c.district, sellers.c.district_ne)
    .where(sellers.c.district_id.is_not(None))
    .distinct()
)
_ATTRIBUTES = sa.select(attributes).order_by(attributes.c.position, attributes.c.key)
_ALIASES = sa.table("category_aliases", sa.column("slug"), sa.column("category_id"))
_OLD_SLUGS = sa.select(_ALIASES)
Named = dict[str, Any]


@dataclass(frozen=True)
class Shelves:
    """Read whole and replaced whole, when a category or a seller changed."""

    categories: dict[UUID, Named] = field(default_factory=dict)
    by_slug: dict[str, UUID] = field(default_factory=dict)
    lineages: dict[UUID, list[UUID]] = field(default_factory=dict)
    districts: dict[int, Named] = field(default_factory=dict)
    attributes: dict[UUID, list[Named]] = field(default_factory=dict)

    @classmethod
    def read(cls, connection: sa.Connection) -> "Shelves":
        rows = connection.execute(_CATEGORIES).mappings().all()
        names = ("id", "name", "name_ne", "slug")
        return cls(
            categories={row["id"]: {k: row[k] for k in names} for row in rows},
            by_slug=_slugs(connection) | {row["slug"]: row["id"] for row in rows},
            lineages={row["id"]: row["lineage"] for row in rows},
            districts={
                row.district_id: _named(row.district_id, row.district, row.district_ne)
                for row in connection.execute(_DISTRICTS)
            },
            attributes=_attributes(connection),
        )

    def asked(self, category: UUID) -> list[Named]:
        """What a product of the category is asked, by it and by all above it."""
        above = self.lineages.get(category, [])
        return nearest(row for each in above for row in self.attributes.get(each, []))

    def card_attributes(self, category: UUID) -> list[Named]:
        """What it asks, its own first: a grade says more than an origin."""
        above = self.lineages.get(category, [])
        depths = {each: at for at, each in enumerate(above)}
        asked = self.asked(category)
        asked.sort(key=lambda each: -depths[each["category_id"]])
        return asked

    def counted_categories(self, counts: Iterable[tuple[UUID, int]]) -> list[Named]:
        """The most first; one that was removed this very moment is left out."""
        known = [(self.categories[k], n) for k, n in counts if k in self.categories]
        known.sort(key=lambda each: (-each[1], each[0]["name"]))
        return [{**names, "count": n} for names, n in known]

    def counted_districts(self, counts: dict[int, int]) -> list[Named]:
        found = [
            {**self.districts.get(each, _named(each, None, None)), "count": n}
            for each, n in counts.items()
        ]
        return sorted(found, key=lambda each: (-each["count"], each["name"]))

    @staticmethod
    def counted_provinces(counts: dict[int, int]) -> list[Named]:
        named = ((each, *PROVINCES.get(each, (None, None))) for each in sorted(counts))
        return [
            {**_named(each, name, name_ne), "count": counts[each]}
            for each, name, name_ne in named
        ]


def _attributes(connection: sa.Connection) -> dict[UUID, list[Named]]:
    found: dict[UUID, list[Named]] = {}
    for row in connection.execute(_ATTRIBUTES).mappings():
        found.setdefault(row["category_id"], []).append(dict(row))
    return found


def _slugs(connection: sa.Connection) -> dict[str, UUID]:
    """Addresses that were, before a category was renamed or merged."""
    return {row.slug: row.category_id for row in connection.execute(_OLD_SLUGS)}


def _named(number: int, name: str | None, name_ne: str | None) -> Named:
    name = name or str(number)
    return {"id": number, "name": name, "name_ne": name_ne or name}
