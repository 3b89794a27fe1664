"""The events of moderation."""

from uuid import UUID

import structlog
from sqlmodel import Session

from catalog.moderation.models import ProductReport
from catalog.products.models import Product
from catalog.sellers.models import Seller
from contracts.catalog import ProductModerated, ProductReportDecided, ProductReported
from servicekit.messaging.outbox import erase_published, record

log = structlog.get_logger()


def publish_decided(
    session: Session, row: ProductReport, outcome: str, admin_id: UUID
) -> None:
    """A warned company gets the note; of a hidden product it reads the reason there."""
    product = session.get_one(Product, row.product_id)
    seller = session.get_one(Seller, product.seller_id)
    decided = ProductReportDecided.model_validate(
        {
            "report_id": row.id,
            "product_id": product.id,
            "seller_id": seller.id,
            "owner_id": seller.owner_id,
            "name": product.name,
            "outcome": outcome,
            "note": row.note if outcome == "warned" else None,
            "reporter_id": row.reporter_id,
            "email": None if row.reporter_id else row.email,
            "locale": row.locale,
        }
    )
    record(session, decided, actor=admin_id)


def publish_reported(
    session: Session, product: Product, seller: Seller, *, is_answered: bool = False
) -> None:
    reported = ProductReported(
        product_id=product.id,
        version=product.version,
        seller_id=seller.id,
        owner_id=seller.owner_id,
        name=product.name,
        is_answered=is_answered,
    )
    record(session, reported)


def publish_moderated(
    session: Session, product: Product, seller: Seller, outcome: str
) -> None:
    log.info("product_moderated", product_id=str(product.id), outcome=outcome)
    decision = {"outcome": outcome, "reason_code": product.reason_code}
    record(
        session,
        ProductModerated.model_validate(
            {
                **decision,
                "product_id": product.id,
                "version": product.version,
                "seller_id": seller.id,
                "owner_id": seller.owner_id,
                "name": product.name,
            }
        ),
    )


def delete_published(session: Session) -> None:
    """Timer: deletes published rows with an address, before others."""
    erase_published(session, ProductReportDecided)
