"""Answering for the firm that is asked, and taking a question away."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.error_texts import QUESTION_CHANGED
from catalog.listings.service import Listings
from catalog.products.models import Product
from catalog.questions import telling
from catalog.questions.models import ProductQuestion
from catalog.questions.models import table as questions
from catalog.questions.schemas import AnswerForm
from catalog.sellers.models import table as sellers
from servicekit.clock import now
from servicekit.http.errors import Conflict, NotFound
from servicekit.http.tokens import Caller


class ChangedElsewhere(Conflict):
    code = "changed_elsewhere"
    message = QUESTION_CHANGED


def answer(
    session: Session, question_id: UUID, form: AnswerForm, caller: Caller
) -> None:
    """Public from now on; again corrects it. Raises NotFound, ChangedElsewhere."""
    seller = Listings.of(session, caller).seller
    asked = _locked(session, question_id, questions.c.seller_id == seller.id)
    if form.version not in (None, asked.version):
        raise ChangedElsewhere
    if form.answer == asked.answer:
        return
    is_first = asked.answer is None
    asked.answer, asked.version = form.answer, asked.version + 1
    asked.answered_at = asked.answered_at or now()
    session.add(asked)
    session.flush()
    if is_first:
        telling.answered(session, asked, session.get_one(Product, asked.product_id))


def remove(session: Session, question_id: UUID, caller: Caller) -> None:
    """By its asker, or the firm that was asked; raises NotFound for others."""
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
