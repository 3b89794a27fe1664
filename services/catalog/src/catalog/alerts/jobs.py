"""Timers: match new products with saved searches, publish the matches."""

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from catalog.alerts.criteria import Criteria, matches_of, newly_published
from catalog.alerts.models import SavedSearch, hits, searches
from catalog.text.synonyms import Synonyms
from contracts.catalog import SavedSearchMatched
from servicekit.clock import now
from servicekit.messaging import outbox

# Longer than the interval of the timer and than a transaction: a product that matches
# twice counts once.
LOOKBACK = timedelta(minutes=10)
MIN_INTERVAL = {"instant": timedelta(hours=1), "daily": timedelta(days=1)}
HIT_RETENTION = timedelta(days=30)


def match_new_products(session: Session) -> None:
    """Counts, for each saved search, the products published since the last run."""
    saved = session.exec(select(SavedSearch).where(searches.c.alert != "none")).all()
    fresh = newly_published(session, now() - LOOKBACK) if saved else []
    if not fresh:
        return
    synonyms = Synonyms.read(session.connection())
    criteria = [one for each in saved if (one := Criteria.of(each, synonyms))]
    matched = [
        {"search_id": one.search_id, "product_id": product["id"], "met_at": now()}
        for product in fresh
        for one in matches_of(product, criteria)
    ]
    if matched:
        _count(session, matched)


def _count(session: Session, matched: list[dict[str, object]]) -> None:
    adding = insert(hits).values(matched).on_conflict_do_nothing()
    added = adding.returning(hits.c.search_id).cte("added")
    fresh = sa.select(added.c.search_id, sa.func.count().label("count"))
    by_search = fresh.group_by(added.c.search_id).subquery()
    more = by_search.c["count"]
    session.execute(
        sa.update(searches)
        .where(searches.c.id == by_search.c.search_id)
        .values(new_count=searches.c.new_count + more, untold=searches.c.untold + more)
    )


def notify(session: Session) -> None:
    """One event for all matches since the last one: at most hourly, or daily."""
    rested = sa.or_(
        searches.c.told_at.is_(None),
        *(
            (searches.c.alert == alert) & (searches.c.told_at <= now() - rest)
            for alert, rest in MIN_INTERVAL.items()
        ),
    )
    due = (
        select(SavedSearch)
        .where(searches.c.untold > 0, searches.c.alert != "none", rested)
        .order_by(searches.c.id)
        .limit(200)
        .with_for_update(skip_locked=True)
    )
    for saved in session.exec(due):
        outbox.record(session, _matched(saved))
        saved.untold, saved.told_at = 0, now()


def _matched(saved: SavedSearch) -> SavedSearchMatched:
    return SavedSearchMatched(
        search_id=saved.id,
        user_id=saved.user_id,
        count=saved.untold,
        name=saved.name,
        query_string=saved.query_string,
    )


def delete_old_hits(session: Session) -> None:
    """Published again after a month, a product matches again."""
    before: datetime = now() - HIT_RETENTION
    session.execute(sa.delete(hits).where(hits.c.met_at < before))
