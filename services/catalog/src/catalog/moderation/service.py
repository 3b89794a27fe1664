"""Decisions of administrators on products; reports of visitors."""

from uuid import UUID

import structlog
from sqlmodel import Session, select

from catalog.error_texts import PRODUCT_CHANGED
from catalog.listings import lifecycle
from catalog.listings.lifecycle import Actor
from catalog.moderation import reports
from catalog.moderation.reports import Reporter
from catalog.moderation.schemas import Approval, Objection, ReportForm
from catalog.products.models import Product
from catalog.sellers.models import Seller
from contracts.catalog import ProductModerated, ProductReported
from servicekit.error_texts import REASON_MISSING
from servicekit.http.errors import Conflict, Invalid, NotFound
from servicekit.messaging.outbox import record

log = structlog.get_logger()
OUTCOMES = {"published": "approved", "rejected": "rejected", "blocked": "blocked"}


class ProductChanged(Conflict):
    code = "changed_elsewhere"
    message = PRODUCT_CHANGED


def approve(session: Session, product_id: UUID, form: Approval, admin_id: UUID) -> None:
    """Published; the seller's quota holds here, too. Its reports are answered."""
    _decide(session, product_id, "published", form, admin_id)


def reject(session: Session, product_id: UUID, form: Objection, admin_id: UUID) -> None:
    _decide(session, product_id, "rejected", form, admin_id)


def block(session: Session, product_id: UUID, form: Objection, admin_id: UUID) -> None:
    _decide(session, product_id, "blocked", form, admin_id)


def _decide(
    session: Session, product_id: UUID, to: str, form: Approval, admin_id: UUID
) -> None:
    reason_code = form.reason_code if isinstance(form, Objection) else None
    if reason_code == "other" and not form.note:
        raise Invalid(errors={"note": [REASON_MISSING]})
    product, seller = _locked(session, product_id)
    if form.version is not None and form.version != product.version:
        raise ProductChanged
    actor = Actor("admin", admin_id, reason_code, form.note)
    if lifecycle.transition(session, product, to, actor, seller):
        reports.close_all(session, product_id, admin_id)
        _publish_moderated(session, product, seller, OUTCOMES[to])


def report(session: Session, slug: str, form: ReportForm, who: Reporter) -> None:
    """Enough reports hide an unverified company's product until it is reviewed.

    A verified company's stays public: its reports wait for an administrator, and the
    company is notified.
    """
    product = reports.add(session, slug, form, who)
    if product is None:
        return
    seller = session.get_one(Seller, product.seller_id)
    if seller.is_verified or not reports.may_hide(session, product):
        log.info("reports_wait", product_id=str(product.id))
        if reports.set_notified(session, product.id):
            _publish_reported(session, product, seller)
        return
    by_system = Actor("system", reason_code="reported")
    if lifecycle.transition(session, product, "in_review", by_system, seller):
        _publish_moderated(session, product, seller, "in_review")


def close_report(
    session: Session, report_id: UUID, note: str | None, admin_id: UUID
) -> None:
    """The product does not change; a notified company is notified again."""
    product = reports.close(session, report_id, note, admin_id)
    if product is None or not reports.are_answered(session, product.id):
        return
    if product.status == "published":
        seller = session.get_one(Seller, product.seller_id)
        _publish_reported(session, product, seller, is_answered=True)


def _publish_reported(
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


def _publish_moderated(
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


def _locked(session: Session, product_id: UUID) -> tuple[Product, Seller]:
    """The seller's row first, as everybody who publishes; raises NotFound."""
    found = session.get(Product, product_id)
    if found is None:
        raise NotFound
    owner = select(Seller).where(Seller.id == found.seller_id).with_for_update()
    seller = session.exec(owner).first()
    if seller is None:
        raise NotFound
    session.refresh(found, with_for_update=True)
    return found, seller
