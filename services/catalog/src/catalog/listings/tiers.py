"""A seller's tier changes: in the Free Tier the oldest products stay public (D22)."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, col, select

from catalog.listings import lifecycle, quota
from catalog.listings.lifecycle import Actor
from catalog.products.models import Product
from catalog.sellers.models import Seller
from contracts.catalog import ProductsLimited
from servicekit.messaging.outbox import record

HIDDEN_BY_TIER = "free_tier"


def follow(session: Session, seller_id: UUID) -> None:
    """Hides the newest beyond the limit, or brings back what the tier had hidden.

    The seller's row is locked by the change that brought us here.
    """
    seller = session.get_one(Seller, seller_id, populate_existing=True)
    if seller.is_verified:
        by_system = Actor("system")
        restored = _transition_all(session, seller, _hidden(session, seller), by_system)
        _publish(session, seller, restored=restored)
    elif seller.status == "active":
        by_system = Actor("system", reason_code=HIDDEN_BY_TIER)
        hidden = _transition_all(session, seller, _too_many(session, seller), by_system)
        _publish(session, seller, hidden=hidden)


def _transition_all(
    session: Session, seller: Seller, found: Sequence[Product], by_system: Actor
) -> int:
    for product in found:
        to = "unlisted" if by_system.reason_code else "published"
        lifecycle.transition(session, product, to, by_system, seller)
    return len(found)


def _too_many(session: Session, seller: Seller) -> Sequence[Product]:
    public = select(Product).where(
        Product.seller_id == seller.id, Product.status == "published"
    )
    oldest = public.order_by(col(Product.published_at), col(Product.id))
    return session.exec(oldest.offset(quota.FREE_LIMIT).with_for_update()).all()


def _hidden(session: Session, seller: Seller) -> Sequence[Product]:
    hidden = select(Product).where(
        Product.seller_id == seller.id,
        Product.status == "unlisted",
        Product.reason_code == HIDDEN_BY_TIER,
    )
    oldest = hidden.order_by(col(Product.published_at), col(Product.id))
    return session.exec(oldest.with_for_update()).all()


def _publish(
    session: Session, seller: Seller, *, hidden: int = 0, restored: int = 0
) -> None:
    if hidden or restored:
        event = ProductsLimited(
            seller_id=seller.id,
            version=seller.version,
            owner_id=seller.owner_id,
            hidden=hidden,
            restored=restored,
        )
        record(session, event)
