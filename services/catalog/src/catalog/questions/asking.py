"""Asking about a product in public."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.error_texts import OWN_PRODUCT, TOO_MANY_OPEN_QUESTIONS
from catalog.products import cards
from catalog.products.models import Product, products
from catalog.questions import telling
from catalog.questions.models import ProductQuestion
from catalog.questions.models import table as questions
from catalog.sellers.models import Seller
from catalog.sellers.models import table as sellers
from servicekit.advisory_lock import lock_keys
from servicekit.http.errors import EmailUnverified, Forbidden, Invalid, NotFound
from servicekit.http.tokens import Caller

MOST_WAITING = 3


class OwnProduct(Forbidden):
    code, message = "own_product", OWN_PRODUCT


def ask(session: Session, slug: str, body: str, caller: Caller) -> UUID:
    """Raises NotFound, EmailUnverified, OwnProduct, Invalid when too many wait."""
    if not caller.is_email_verified:
        raise EmailUnverified
    product, seller = _public(session, slug)
    if seller.owner_id == caller.user_id:
        raise OwnProduct
    lock_keys(session, f"questions:{caller.user_id}")
    if _waiting(session, product.id, caller.user_id) >= MOST_WAITING:
        raise Invalid(errors={"body": [TOO_MANY_OPEN_QUESTIONS.fill(max=MOST_WAITING)]})
    asked = ProductQuestion(
        product_id=product.id,
        seller_id=seller.id,
        asker_id=caller.user_id,
        body=body,
    )
    session.add(asked)
    session.flush()
    telling.asked(session, asked, product, seller)
    return asked.id


def _public(session: Session, slug: str) -> tuple[Product, Seller]:
    found = select(Product, Seller).join(Seller, sellers.c.id == products.c.seller_id)
    row = session.exec(found.where(cards.PUBLIC, products.c.slug == slug)).first()
    if row is None:
        raise NotFound
    return row


def _waiting(session: Session, product_id: UUID, user_id: UUID) -> int:
    theirs = sa.select(sa.func.count()).where(
        questions.c.product_id == product_id,
        questions.c.asker_id == user_id,
        questions.c.answered_at.is_(None),
    )
    return int(session.execute(theirs).scalar_one())
