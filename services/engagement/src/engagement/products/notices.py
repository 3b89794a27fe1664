"""What was decided on a seller's products."""

from sqlmodel import Session

from contracts.catalog import ProductModerated, ProductReported, ProductsLimited
from engagement.notifications.service import notify
from servicekit.messaging.event import Envelope

PAGE = "/seller/manageproducts"


def tell_moderated(session: Session, event: Envelope[ProductModerated]) -> None:
    told = event.data
    kind = f"product_{told.outcome}"
    notify(
        session,
        told.owner_id,
        kind,
        {"product_id": str(told.product_id), "product": told.name},
        link=f"{PAGE}/edit/{told.product_id}",
        once=f"{kind}:{told.product_id}:{told.version}",
    )


def tell_reported(session: Session, event: Envelope[ProductReported]) -> None:
    """It stays public meanwhile, and the firm may object."""
    told = event.data
    kind = "product_reports_closed" if told.is_answered else "product_reported"
    notify(
        session,
        told.owner_id,
        kind,
        {"product_id": str(told.product_id), "product": told.name},
        link=f"{PAGE}/edit/{told.product_id}",
        once=f"{kind}:{event.id}",
    )


def tell_limited(session: Session, event: Envelope[ProductsLimited]) -> None:
    """Hidden when the tier fell back to free, public again when it rose (D22)."""
    told = event.data
    for kind, count in (
        ("product_tier_hidden", told.hidden),
        ("product_tier_restored", told.restored),
    ):
        if count:
            facts = {"seller_id": str(told.seller_id), "count": str(count)}
            once = f"{kind}:{told.seller_id}:{told.version}"
            notify(session, told.owner_id, kind, facts, link=PAGE, once=once)
