"""The category tree around a requested category: its ancestors, and how near a
seller's products are."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.replicas.categories.models import table as categories
from engagement.replicas.products.models import table as products
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.requirements.models import Requirement

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
    below = sa.select(categories.c.category_id, near.c.steps).join(
        near, categories.c.parent_id == near.c.category_id
    )
    return near.union(below)
