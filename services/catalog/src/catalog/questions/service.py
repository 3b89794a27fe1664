"""Questions about a product: sent by a buyer, answered by the seller, removed."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.error_texts import (
    OWN_PRODUCT,
    QUESTION_CHANGED,
    TOO_MANY_OPEN_QUESTIONS,
)
from catalog.listings.service import Listings
from catalog.products import cards
from catalog.products.models import Product, products
from catalog.questions import events
from catalog.questions.models import ProductQuestion
from catalog.questions.models import table as questions
from catalog.questions.schemas import AnswerForm
from catalog.sellers.models import Seller
from catalog.sellers.models import table as sellers
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.http.errors import (
    Conflict,
    EmailUnverified,
    Forbidden,
    Invalid,
    NotFound,
)
from servicekit.http.tokens import Caller

MAX_OPEN = 3


class ChangedElsewhere(Conflict):
    code = "changed_elsewhere"
    message = QUESTION_CHANGED


class OwnProduct(Forbidden):
    code, message = "own_product", OWN_PRODUCT


def submit(session: Session, slug: str, body: str, caller: Caller) -> UUID:
    """Raises NotFound, EmailUnverified, OwnProduct, Invalid when too many wait."""
    if not caller.is_email_verified:
        raise EmailUnverified
    product, seller = _public(session, slug)
    if seller.owner_id == caller.user_id:
        raise OwnProduct
    lock_keys(session, f"questions:{caller.user_id}")
    if _open_count(session, product.id, caller.user_id) >= MAX_OPEN:
        raise Invalid(errors={"body": [TOO_MANY_OPEN_QUESTIONS.fill(max=MAX_OPEN)]})
    question = ProductQuestion(
        product_id=product.id,
        seller_id=seller.id,
        asker_id=caller.user_id,
        body=body,
    )
    session.add(question)
    session.flush()
    events.publish_submitted(session, question, product, seller)
    return question.id


def answer(
    session: Session, question_id: UUID, form: AnswerForm, caller: Caller
) -> None:
    """Public from now on; again corrects it. Raises NotFound, ChangedElsewhere."""
    seller = Listings.of(session, caller).seller
    question = _locked(session, question_id, questions.c.seller_id == seller.id)
    if form.version not in (None, question.version):
        raise ChangedElsewhere
    if form.answer == question.answer:
        return
    is_first = question.answer is None
    question.answer, question.version = form.answer, question.version + 1
    question.answered_at = question.answered_at or now()
    session.add(question)
    session.flush()
    if is_first:
        events.publish_answered(
            session, question, session.get_one(Product, question.product_id)
        )


def remove(session: Session, question_id: UUID, caller: Caller) -> None:
    """By its asker or its company; raises NotFound for others."""
    firms = sa.select(sellers.c.id).where(sellers.c.owner_id == caller.user_id)
    is_theirs = (questions.c.asker_id == caller.user_id) | (
        questions.c.seller_id.in_(firms)
    )
    session.delete(_locked(session, question_id, is_theirs))


def _locked(session: Session, question_id: UUID, whose: Any) -> ProductQuestion:
    wanted = select(ProductQuestion).where(questions.c.id == question_id, whose)
    found = session.exec(wanted.with_for_update()).first()
    if found is None:
        raise NotFound
    return found


def _public(session: Session, slug: str) -> tuple[Product, Seller]:
    found = select(Product, Seller).join(Seller, sellers.c.id == products.c.seller_id)
    row = session.exec(found.where(cards.PUBLIC, products.c.slug == slug)).first()
    if row is None:
        raise NotFound
    return row


def _open_count(session: Session, product_id: UUID, user_id: UUID) -> int:
    theirs = sa.select(sa.func.count()).where(
        questions.c.product_id == product_id,
        questions.c.asker_id == user_id,
        questions.c.answered_at.is_(None),
    )
    return int(session.execute(theirs).scalar_one())
