"""What one visitor alone has typed may be about them, a name perhaps: it goes."""

import sqlalchemy as sa
from sqlmodel import Session

from catalog.demand.models import misses
from catalog.demand.queries import SHOWN_TO_SELLERS_FROM
from servicekit.clock import now


def forget_lone(session: Session) -> None:
    """Timer; today others may still look for the same."""
    alike = misses.alias("alike")
    visitors = (
        sa.select(sa.func.sum(alike.c.visitors))
        .where(alike.c.folded == misses.c.folded)
        .scalar_subquery()
    )
    lone = (misses.c.day < now().date()) & (visitors < SHOWN_TO_SELLERS_FROM)
    session.execute(sa.delete(misses).where(lone))
