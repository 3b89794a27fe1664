"""How many products may be published (D22)."""

import sqlalchemy as sa
from sqlmodel import Session, col, select

from catalog.error_texts import QUOTA_REACHED
from catalog.products.models import Product
from catalog.sellers.models import Seller
from servicekit.http.errors import Conflict

FREE_LIMIT = 10


class QuotaReached(Conflict):
    """The Free Tier is full (D22); the product can be saved as a draft."""

    code = "quota_reached"
    message = QUOTA_REACHED.fill(max=FREE_LIMIT)


def published_count(session: Session, seller: Seller) -> int:
    wanted = (
        select(sa.func.count())
        .select_from(Product)
        .where(col(Product.seller_id) == seller.id, col(Product.status) == "published")
    )
    return session.exec(wanted).one()


def remaining(session: Session, seller: Seller) -> int | None:
    """None without a limit. Exact only while the seller's row is locked."""
    if seller.is_verified:
        return None
    return max(0, FREE_LIMIT - published_count(session, seller))


def check(session: Session, seller: Seller) -> None:
    """Raises QuotaReached when no more may be published."""
    if remaining(session, seller) == 0:
        raise QuotaReached(errors={"status": [QuotaReached.message]})
