"""Timer: a query of one visitor alone may be personal, so it is deleted."""

import sqlalchemy as sa
from sqlmodel import Session

from catalog.demand.models import misses
from catalog.demand.queries import MIN_VISITORS_FOR_SELLERS
from servicekit.clock import now


def delete_single_visitor_misses(session: Session) -> None:
    """Not of today: others may still search for the same."""
    alike = misses.alias("alike")
    visitors = (
        sa.select(sa.func.sum(alike.c.visitors))
        .where(alike.c.folded == misses.c.folded)
        .scalar_subquery()
    )
    lone = (misses.c.day < now().date()) & (visitors < MIN_VISITORS_FOR_SELLERS)
    session.execute(sa.delete(misses).where(lone))
