"""Duties of the worker: new products find their searches, notices go out."""

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from catalog.alerts.criteria import Wanted, meeting, published
from catalog.alerts.models import SavedSearch, hits, searches
from catalog.text.synonyms import Synonyms
from contracts.catalog import SavedSearchMatched
from servicekit.clock import now
from servicekit.messaging import outbox

# Longer than the pause between two looks and than a transaction takes: a product met
# twice counts once.
LOOKED_BACK = timedelta(minutes=10)
REST = {"instant": timedelta(hours=1), "daily": timedelta(days=1)}
KEPT = timedelta(days=30)


def meet(session: Session) -> None:
    """Counts, for each saved search, the products published since the last look."""
    kept = session.exec(select(SavedSearch).where(searches.c.alert != "none")).all()
    fresh = published(session, now() - LOOKED_BACK) if kept else []
    if not fresh:
        return
    synonyms = Synonyms.read(session.connection())
    wanted = [one for each in kept if (one := Wanted.of(each, synonyms))]
    met = [
        {"search_id": one.search_id, "product_id": product["id"], "met_at": now()}
        for product in fresh
        for one in meeting(product, wanted)
    ]
    if met:
        _count(session, met)


def _count(session: Session, met: list[dict[str, object]]) -> None:
    adding = insert(hits).values(met).on_conflict_do_nothing()
    added = adding.returning(hits.c.search_id).cte("added")
    fresh = sa.select(added.c.search_id, sa.func.count().label("count"))
    by_search = fresh.group_by(added.c.search_id).subquery()
    more = by_search.c["count"]
    session.execute(
        sa.update(searches)
        .where(searches.c.id == by_search.c.search_id)
        .values(new_count=searches.c.new_count + more, untold=searches.c.untold + more)
    )


def tell(session: Session) -> None:
    """One notice for all that came since the last: at most hourly, or daily."""
    rested = sa.or_(
        searches.c.told_at.is_(None),
        *(
            (searches.c.alert == alert) & (searches.c.told_at <= now() - rest)
            for alert, rest in REST.items()
        ),
    )
    due = (
        select(SavedSearch)
        .where(searches.c.untold > 0, searches.c.alert != "none", rested)
        .order_by(searches.c.id)
        .limit(200)
        .with_for_update(skip_locked=True)
    )
    for kept in session.exec(due):
        outbox.record(session, _matched(kept))
        kept.untold, kept.told_at = 0, now()


def _matched(kept: SavedSearch) -> SavedSearchMatched:
    return SavedSearchMatched(
        search_id=kept.id,
        user_id=kept.user_id,
        count=kept.untold,
        name=kept.name,
        query_string=kept.query_string,
    )


def forget_old(session: Session) -> None:
    """Put up again after a month, a product is news again."""
    before: datetime = now() - KEPT
    session.execute(sa.delete(hits).where(hits.c.met_at < before))
