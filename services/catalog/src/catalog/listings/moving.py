"""The one place that moves a product: table, quota, history and event together."""

from dataclasses import dataclass
from uuid import UUID

from sqlmodel import Session

from catalog.images import service as images
from catalog.listings import quota, telling
from catalog.listings.transitions import PRODUCT
from catalog.products.models import Product, ProductMove
from catalog.sellers.models import Seller
from servicekit.clock import now


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
    """False for the present status; raises MoveNotAllowed or QuotaReached.

    Needs the locks of the seller's row and of the product's, in this order.
    """
    if to == product.status:
        return False
    PRODUCT.check(product.status, to, mover.role)
    if to == "published":
        quota.check(session, seller)
    product.version += 1
    came_from = product.status
    enter(product, to, mover)
    remember(session, product, came_from, mover)
    return True


def enter(product: Product, status: str, mover: Mover) -> None:
    """The product's own side of a move; the reason is that of its present status."""
    product.status, product.updated_at = status, now()
    product.reason_code, product.reason_note = mover.reason_code, mover.note
    if status == "published":
        product.published_at = product.published_at or product.updated_at


def remember(
    session: Session, product: Product, came_from: str | None, mover: Mover
) -> None:
    """Writes the history, and tells whoever follows products."""
    session.add(
        ProductMove(
            product_id=product.id,
            from_status=came_from,
            to_status=product.status,
            moved_by=mover.user_id,
            role=mover.role,
            reason_code=mover.reason_code,
            note=mover.note,
        )
    )
    telling.moved(session, product, came_from)
    if product.status == "archived":
        images.told(session, product)
