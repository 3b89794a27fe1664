"""Reads of questions: the public's, and those of the two they belong to."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.products import cards
from catalog.products.models import products
from catalog.questions.models import ANSWERED_COUNT, IS_ANSWERED
from catalog.questions.models import table as questions
from catalog.questions.schemas import Role, Status
from catalog.sellers.models import table as sellers

LATEST = 5

_PUBLIC = tuple(
    questions.c[name] for name in ("id", "body", "asked_at", "answer", "answered_at")
)
_LAST_ANSWERED = (questions.c.answered_at.desc(), questions.c.id)
_OF_PRODUCT = IS_ANSWERED & (
    questions.c.product_id == sa.bindparam("product", type_=sa.Uuid)
)

ANSWERED = (
    sa.select(*_PUBLIC)
    .where(_OF_PRODUCT)
    .order_by(*_LAST_ANSWERED)
    .limit(sa.bindparam("limit", type_=sa.Integer))
    .offset(sa.bindparam("offset", type_=sa.Integer))
)
PRODUCT = (
    sa.select(products.c.id, products.c.seller_id, ANSWERED_COUNT)
    .select_from(cards.OF_SELLER)
    .where(cards.PUBLIC, products.c.slug == sa.bindparam("slug"))
)

_ROW = sa.select(
    questions,
    products.c.slug,
    products.c.name,
    products.c.name_ne,
    products.c.image,
    sellers.c.slug.label("seller_slug"),
    sellers.c.company_name,
    sellers.c.company_name_ne,
).select_from(
    questions.join(products, products.c.id == questions.c.product_id).join(
        sellers, sellers.c.id == questions.c.seller_id
    )
)


def one(session: Session, question_id: UUID) -> sa.RowMapping:
    found = session.execute(_ROW.where(questions.c.id == question_id))
    return found.mappings().one()


def page(
    session: Session,
    whose: Any,
    status: Status,
    product_id: UUID | None,
    window: tuple[int, int],
) -> tuple[Sequence[sa.RowMapping], dict[str, int]]:
    """The oldest first, of answered ones the last answered; and counts by status."""
    where = [whose]
    if product_id:
        where.append(questions.c.product_id == product_id)
    is_open = status == "open"
    order = (questions.c.asked_at, questions.c.id) if is_open else _LAST_ANSWERED
    found = _ROW.where(*where, ~IS_ANSWERED if is_open else IS_ANSWERED)
    rows = session.execute(found.order_by(*order).limit(window[0]).offset(window[1]))
    counted = sa.select(sa.func.count(), sa.func.count(questions.c.answered_at))
    total, answered = session.execute(counted.where(*where)).one()
    return rows.mappings().all(), {"open": total - answered, "answered": answered}


def of_role(role: Role, user_id: UUID) -> Any:
    """Questions of the caller, or to the company that the caller owns."""
    if role == "buyer":
        return questions.c.asker_id == user_id
    return questions.c.seller_id.in_(
        sa.select(sellers.c.id).where(sellers.c.owner_id == user_id)
    )
