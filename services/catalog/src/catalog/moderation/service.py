"""Decisions of administrators on products; reports of visitors."""

from uuid import UUID

import structlog
from sqlmodel import Session, select

from catalog.error_texts import PRODUCT_CHANGED
from catalog.listings import lifecycle
from catalog.listings.lifecycle import Actor
from catalog.moderation import decisions, reports
from catalog.moderation.events import publish_moderated, publish_reported
from catalog.moderation.models import ProductReport
from catalog.moderation.reasons import hiding_reason
from catalog.moderation.reports import Reporter
from catalog.moderation.schemas import (
    Approval,
    Objection,
    ReportDecision,
    ReportForm,
)
from catalog.moderation.transitions import NEEDS_NOTE, REPORT
from catalog.products.models import Product
from catalog.sellers.models import Seller
from servicekit.error_texts import REASON_MISSING
from servicekit.http.errors import Conflict, Invalid, NotFound
from servicekit.http.language import Locale

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
        answer = "dismissed" if to == "published" else "hidden"
        decisions.decide_all(session, product_id, answer, form.note, admin_id)
        publish_moderated(session, product, seller, OUTCOMES[to])


def report(
    session: Session, slug: str, form: ReportForm, who: Reporter, locale: Locale
) -> None:
    """Enough reports hide an unverified company's product until it is reviewed.

    A verified company's stays public: its reports wait for an administrator, and the
    company is notified.
    """
    product = reports.add(session, slug, form, who, locale)
    if product is None:
        return
    seller = session.get_one(Seller, product.seller_id)
    if seller.is_verified or not reports.may_hide(session, product):
        log.info("reports_wait", product_id=str(product.id))
        if reports.set_notified(session, product.id):
            publish_reported(session, product, seller)
        return
    by_system = Actor("system", reason_code="reported")
    if lifecycle.transition(session, product, "in_review", by_system, seller):
        publish_moderated(session, product, seller, "in_review")


def decide_report(
    session: Session, report_id: UUID, form: ReportDecision, admin_id: UUID
) -> None:
    """Raises NotFound, Invalid or TransitionNotAllowed; the same again: the note."""
    row = _locked_report(session, report_id)
    if form.decision in NEEDS_NOTE and not form.note:
        raise Invalid(errors={"note": [REASON_MISSING]})
    if row.current == form.decision:
        row.note = form.note or row.note
        return
    REPORT.check(row.current, form.decision, "admin")
    if form.decision == "hidden":
        _hide(session, row, form.note, admin_id)
    else:
        decisions.decide(session, row, form.decision, form.note, admin_id)
        session.flush()
        _notify_answered(session, row, form.decision)


def _hide(
    session: Session, row: ProductReport, note: str | None, admin_id: UUID
) -> None:
    """By the statuses of a product; with it the other open reports are decided."""
    product = session.get_one(Product, row.product_id)
    to = "rejected" if product.status == "in_review" else "blocked"
    reason = hiding_reason(row.reason)
    objection = Objection(reason_code=reason, note=note)
    _decide(session, row.product_id, to, objection, admin_id)
    if row.current != "hidden":
        decisions.decide(session, row, "hidden", note, admin_id)


def _notify_answered(session: Session, row: ProductReport, to: str) -> None:
    """A company that was notified of the reports hears that they are dismissed."""
    product = session.get_one(Product, row.product_id)
    if to == "open" or not reports.are_answered(session, product.id):
        return
    if to == "dismissed" and product.status == "published":
        seller = session.get_one(Seller, product.seller_id)
        publish_reported(session, product, seller, is_answered=True)


def _locked_report(session: Session, report_id: UUID) -> ProductReport:
    """With its company and product, in their order; raises NotFound."""
    found = session.get(ProductReport, report_id)
    if found is None:
        raise NotFound
    _locked(session, found.product_id)
    session.refresh(found, with_for_update=True)
    return found


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
