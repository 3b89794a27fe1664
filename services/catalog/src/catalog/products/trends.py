"""How much each product is wanted now: visits and enquiries of the last days."""

from datetime import date, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.products.models import enquiries, trends, views
from servicekit.clock import today

COUNTED_DAYS = 14
ENQUIRY_WORTH = 10  # visits: who writes has decided, who looks has not
KEPT_EACH_DAY = 0.8  # of yesterday's interest; a week leaves a fifth
_PARTS = 100  # of a visit: the score is whole


def refresh_trends(session: Session) -> None:
    """Timer; writes only what is another than before, for pages hear of each change."""
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
        _worth(views, 1, today), _worth(enquiries, ENQUIRY_WORTH, today)
    ).subquery()
    faded = seen.c.worth * sa.func.power(KEPT_EACH_DAY, sa.literal(today) - seen.c.day)
    score = sa.cast(sa.func.round(_PARTS * sa.func.sum(faded)), sa.Integer)
    scored = sa.select(seen.c.product_id, score.label("score"))
    return scored.group_by(seen.c.product_id).having(score > 0)


def _worth(counts: sa.Table, of_each: int, today: date) -> sa.Select[Any]:
    worth = (counts.c.count * of_each).label("worth")
    wanted = sa.select(counts.c.product_id, counts.c.day, worth)
    return wanted.where(
        counts.c.day > today - timedelta(days=COUNTED_DAYS), counts.c.day <= today
    )
