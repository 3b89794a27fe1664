"""Misses into their rows."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.demand.models import ANYTHING, NOWHERE, misses
from servicekit.clock import now


@dataclass(frozen=True)
class Miss:
    """`category` is a slug, as in the search."""

    folded: str
    typed: str
    category: str | None
    district: int | None


def write(session: Session, batch: Sequence[Miss]) -> None:
    """Each counts one visitor more."""
    slugs = {miss.category for miss in batch if miss.category}
    by_slug = sa.select(categories.c.slug, categories.c.id)
    found = session.execute(by_slug.where(categories.c.slug.in_(slugs)))
    ids = {row.slug: row.id for row in found}
    for miss in sorted(batch, key=lambda miss: (miss.folded, miss.district or 0)):
        adding = insert(misses).values(
            day=now().date(),
            folded=miss.folded,
            category_id=ids.get(miss.category or "", ANYTHING),
            district_id=miss.district or NOWHERE,
            shown=miss.typed,
            visitors=1,
            last_at=now(),
        )
        again = {"visitors": misses.c.visitors + 1, "last_at": now()}
        session.execute(
            adding.on_conflict_do_update(
                index_elements=list(misses.primary_key.columns), set_=again
            )
        )
