"""The one place that moves a product: table, quota, history and event together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlmodel import Session

from catalog.images import service as images
from catalog.listings import quota, screening, telling
from catalog.listings.transitions import PRODUCT
from catalog.products.models import Product, ProductMove, moves, products
from catalog.sellers.models import Seller
from servicekit.bulk import insert_all
from servicekit.clock import now
from servicekit.ids import new_id


@dataclass(frozen=True)
class Mover:
    """Who moves it, and why; the system is nobody."""

    role: str
    user_id: UUID | None = None
    reason_code: str | None = None
    note: str | None = None


def move(
    session: Session, product: Product, to: str, mover: Mover, seller: Seller
) -> bool:
    """False for the present status; raises TransitionNotAllowed or QuotaReached.

    Needs the locks of the seller's row and of the product's, in this order.
    """
    if to == product.status:
        return False
    PRODUCT.check(product.status, to, mover.role)
    if to == "published":
        quota.check(session, seller)
        to, mover = screened(session, product, seller, mover)
    if to == product.status:
        return False
    product.version += 1
    came_from = product.status
    enter(product, to, mover)
    remember(session, product, came_from, mover)
    return True


def screened(
    session: Session, product: Product, seller: Seller, mover: Mover
) -> tuple[str, Mover]:
    """Published by this mover, or in review with the reason why it waits."""
    if mover.role == "admin":
        screening.clear(session, product)
        return "published", mover
    doubt = screening.doubt(session, product, seller)
    if doubt is None:
        return "published", mover
    role = "system" if product.status == "unlisted" else mover.role
    return "in_review", Mover(role, mover.user_id, doubt.reason_code, doubt.note)


def screen_again(session: Session, product: Product, seller: Seller) -> None:
    """A public product was changed: it leaves the pages when it is in doubt now."""
    if product.status != "published":
        return
    doubt = screening.words_doubt(session, product)
    if doubt is not None:
        mover = Mover("system", None, doubt.reason_code, doubt.note)
        move(session, product, "in_review", mover, seller)


def enter(product: Product, status: str, mover: Mover) -> None:
    for name, value in entry(status, mover, product.published_at).items():
        setattr(product, name, value)


def entry(
    status: str, mover: Mover, published_at: datetime | None = None
) -> dict[str, Any]:
    """The product's own side of a move; the reason is that of its present status."""
    at = now()
    return {
        "status": status,
        "updated_at": at,
        "reason_code": mover.reason_code,
        "reason_note": mover.note,
        "published_at": published_at or (at if status == "published" else None),
    }


def remember(
    session: Session, product: Product, came_from: str | None, mover: Mover
) -> None:
    """Writes the history, and tells whoever follows products."""
    session.add(ProductMove(**_move(product.id, came_from, product.status, mover)))
    telling.moved(session, product, came_from)
    images.told(session, product)


def make(session: Session, made: Sequence[Mapping[str, Any]], mover: Mover) -> None:
    """Writes new products by their columns, as they were entered, with their history
    and events: a statement for each of the three."""
    written = insert_all(session, products, made, *telling.TOLD)
    history = [_move(each.id, None, each.status, mover) for each in written]
    known = [{"id": new_id(), "moved_at": now(), **move} for move in history]
    insert_all(session, moves, known)
    telling.made(session, written)


def _move(
    product_id: UUID, came_from: str | None, to: str, mover: Mover
) -> dict[str, Any]:
    return {
        "product_id": product_id,
        "from_status": came_from,
        "to_status": to,
        "moved_by": mover.user_id,
        "role": mover.role,
        "reason_code": mover.reason_code,
        "note": mover.note,
    }
