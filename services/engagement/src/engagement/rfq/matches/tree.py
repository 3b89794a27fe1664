"""The category tree around a requested category: its ancestors, and how near a
seller's products are."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Session

from engagement.replicas.categories.models import table as categories
from engagement.replicas.products.models import table as products
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements

MAX_STEPS = 2


def requested(session: Session, requirement: Requirement) -> list[UUID]:
    """The requirement's category, and that of each line's product."""
    lines = [item.get("product_id") for item in requirement.items]
    wanted = sa.select(products.c.category_id).where(
        products.c.product_id.in_([UUID(line) for line in lines if line])
    )
    of_products = session.execute(wanted.order_by(products.c.product_id)).scalars()
    return list(dict.fromkeys(filter(None, (requirement.category_id, *of_products))))


def ancestors(session: Session, category_id: UUID | None) -> list[UUID]:
    """The category and all above it, the nearest first."""
    line: list[UUID] = []
    parent = sa.select(categories.c.parent_id)
    while category_id is not None and category_id not in line:
        line.append(category_id)
        query = parent.where(categories.c.category_id == category_id)
        category_id = session.execute(query).scalar()
    return line


def steps_to_products(line: list[UUID]) -> Any:
    """From the category up to the nearest ancestor under which the seller has a
    published product; null beyond two steps."""
    if not line:
        return sa.null()
    near = _near(line)
    return (
        sa.select(sa.func.min(near.c.steps))
        .select_from(products.join(near, near.c.category_id == products.c.category_id))
        .where(
            products.c.seller_id == sellers.c.seller_id,
            products.c.status == "published",
        )
        .correlate(sellers)
        .scalar_subquery()
    )


def steps_to_trade(line: list[UUID]) -> Any:
    """From the category up to the nearest that the seller has declared."""
    declared = (
        (sa.literal(category_id, sa.Uuid) == sa.any_(sellers.c.category_ids), steps)
        for steps, category_id in enumerate(line)
    )
    return sa.case(*declared) if line else sa.null()


def _near(line: list[UUID]) -> sa.CTE:
    """Each category below one of the line, with the steps up to that one."""
    above = sa.values(
        sa.column("category_id", sa.Uuid), sa.column("steps", sa.Integer), name="line"
    ).data([(each, steps) for steps, each in enumerate(line[: MAX_STEPS + 1])])
    near = sa.select(above.c.category_id, above.c.steps).cte("near", recursive=True)
    return near.union(_children(near, near.c.steps))


def supplied_by(user_id: Any) -> sa.CTE:
    """Every category of which this user's company may be notified: those from which
    `steps_to_products` or `steps_to_trade` arrive at it."""
    own = sa.and_(sellers.c.owner_id == user_id, sellers.c.status == "active")
    declared = sa.select(sa.func.unnest(sellers.c.category_ids).label("category_id"))
    traded = declared.where(own).cte("traded", recursive=True)
    near = _near_sold(own)
    either = sa.select(near.c.category_id).union(
        sa.select(traded.union(_children(traded)).c.category_id)
    )
    return either.cte("supplied")


def _near_sold(own: sa.ColumnElement[bool]) -> sa.CTE:
    """At most two steps below an ancestor of a published product's category."""
    sold = sa.select(products.c.category_id).where(
        products.c.seller_id == sellers.c.seller_id,
        products.c.status == "published",
        own,
    )
    above = sold.cte("above", recursive=True)
    parents = sa.select(categories.c.parent_id).where(
        categories.c.category_id == above.c.category_id,
        categories.c.parent_id.is_not(None),
    )
    top = above.union(parents)
    first = sa.select(top.c.category_id, sa.literal(0).label("steps"))
    near = first.cte("near_sold", recursive=True)
    farther = _children(near, near.c.steps + 1).where(near.c.steps < MAX_STEPS)
    return near.union(farther)


def below(category_id: Any) -> sa.CTE:
    """The category and all in it."""
    top = sa.select(category_id.label("category_id")).cte("below", recursive=True)
    return top.union(_children(top))


def is_of(requested: sa.CTE) -> sa.ColumnElement[bool]:
    """A line of the requirement is of one of these categories."""
    items = sa.func.jsonb_array_elements(requirements.c["items"]).table_valued("value")
    product_id = sa.cast(sa.cast(items.c.value, JSONB)["product_id"].astext, sa.Uuid)
    of_products = (
        sa.exists()
        .select_from(items.join(products, products.c.product_id == product_id))
        .where(products.c.category_id.in_(sa.select(requested.c.category_id)))
        .correlate(requirements)
    )
    own = requirements.c.category_id.in_(sa.select(requested.c.category_id))
    return sa.or_(own, of_products)


def _children(of: sa.CTE, *more: Any) -> Any:
    below = categories.c.parent_id == of.c.category_id
    return sa.select(categories.c.category_id, *more).join(of, below)
