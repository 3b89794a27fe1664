"""The trend score of each product: visits and enquiries of the last days."""

from datetime import date, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.products.models import enquiries, trends, views
from servicekit.clock import today

COUNTED_DAYS = 14
ENQUIRY_WEIGHT = 10  # visits
DAILY_DECAY = 0.8  # of yesterday's interest; a week leaves a fifth
_PARTS = 100  # of a visit: the score is whole


def refresh_trends(session: Session) -> None:
    """Timer; writes only changed scores, because each change purges pages."""
    scored = _scored(today()).subquery()
    gone = trends.c.product_id.not_in(sa.select(scored.c.product_id))
    session.execute(sa.delete(trends).where(gone))
    add = insert(trends).from_select(["product_id", "score"], sa.select(scored))
    session.execute(
        add.on_conflict_do_update(
            index_elements=[trends.c.product_id],
            set_={"score": add.excluded.score},
            where=trends.c.score != add.excluded.score,
        )
    )


def _scored(today: date) -> sa.Select[Any]:
    seen = sa.union_all(
        _weighted(views, 1, today), _weighted(enquiries, ENQUIRY_WEIGHT, today)
    ).subquery()
    faded = seen.c.weight * sa.func.power(DAILY_DECAY, sa.literal(today) - seen.c.day)
    score = sa.cast(sa.func.round(_PARTS * sa.func.sum(faded)), sa.Integer)
    scored = sa.select(seen.c.product_id, score.label("score"))
    return scored.group_by(seen.c.product_id).having(score > 0)


def _weighted(counts: sa.Table, of_each: int, today: date) -> sa.Select[Any]:
    weight = (counts.c.count * of_each).label("weight")
    wanted = sa.select(counts.c.product_id, counts.c.day, weight)
    return wanted.where(
        counts.c.day > today - timedelta(days=COUNTED_DAYS), counts.c.day <= today
    )
