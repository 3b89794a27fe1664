"""Storing reports, and handling them."""

import secrets
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session, select

from servicekit.clock import now
from servicekit.error_texts import REASON_MISSING
from servicekit.http.errors import Invalid, NotFound
from servicekit.http.language import Locale
from vendor.error_texts import SELLER_UNKNOWN
from vendor.history.service import Actor, Why, record_transition
from vendor.profiles import lifecycle
from vendor.profiles.models import Seller, sellers
from vendor.profiles.queries import PUBLIC
from vendor.reports.events import publish_decided
from vendor.reports.models import Report, table
from vendor.reports.schemas import Handling, ReportForm
from vendor.reports.transitions import NEEDS_NOTE, REPORT, Decision

log = structlog.get_logger()
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without look-alikes


class SellerUnknown(NotFound):
    code, message = "seller_unknown", SELLER_UNKNOWN


def report(
    session: Session,
    slug: str,
    form: ReportForm,
    reporter_id: UUID | None,
    locale: Locale,
) -> str:
    """The reference; raises SellerUnknown for a page nobody can see."""
    public = sa.select(sellers.c.id).where(sellers.c.slug == slug, PUBLIC)
    seller_id = session.execute(public).scalar()
    if seller_id is None:
        raise SellerUnknown
    reference = "R-" + "".join(secrets.choice(ALPHABET) for _ in range(8))
    row = Report(
        reference=reference,
        seller_id=seller_id,
        reporter_id=reporter_id,
        locale=locale,
        **form.model_dump(),
    )
    session.add(row)
    log.info("seller_reported", seller_id=str(seller_id), reason=form.reason)
    return reference


def handle(session: Session, report_id: UUID, form: Handling, admin: Actor) -> None:
    """Raises NotFound, Invalid or TransitionNotAllowed; the same again: the note."""
    row = _locked(session, report_id)
    if form.decision in NEEDS_NOTE and not form.note:
        raise Invalid(errors={"note": [REASON_MISSING]})
    if row.current == form.decision:
        row.note = form.note or row.note
        return
    REPORT.check(row.current, form.decision, "admin")
    if form.decision == "suspended":
        _suspend(session, row, form.note or "", admin)
    else:
        _decide(session, row, form.decision, form.note, admin)
    session.flush()


def _suspend(session: Session, row: Report, note: str, admin: Actor) -> None:
    """The company, and with it its other open reports are decided."""
    lifecycle.suspend(session, row.seller_id, note, admin)
    others = select(Report).where(
        Report.seller_id == row.seller_id,
        Report.id != row.id,
        Report.status == "open",
    )
    for each in (row, *session.exec(others.with_for_update()).all()):
        _decide(session, each, "suspended", note, admin)


def _decide(
    session: Session, row: Report, to: Decision, note: str | None, admin: Actor
) -> None:
    was, is_open = row.current, to == "open"
    row.status, row.decision = ("open", None) if is_open else ("handled", to)
    row.note = note or row.note
    row.handled_at = None if is_open else now()
    row.handled_by = admin.user_id
    session.add(row)
    record_transition(
        session,
        row.seller_id,
        "report",
        (was, to),
        admin,
        Why(note),
        subject_id=row.id,
    )
    if to != "open":
        publish_decided(session, row, to, admin.user_id)
    log.info("report_decided", report_id=str(row.id), to=to)


def _locked(session: Session, report_id: UUID) -> Report:
    """The company's row first, as a suspension locks it."""
    found = session.get(Report, report_id)
    if found is None:
        raise NotFound
    seller = select(Seller).where(Seller.id == found.seller_id)
    session.exec(seller.with_for_update()).one()
    session.refresh(found, with_for_update=True)
    return found


def erase(session: Session, reporter_id: UUID) -> None:
    """Deletes what a deleted user wrote; the report itself stays."""
    theirs = sa.update(table).where(table.c.reporter_id == reporter_id)
    session.execute(theirs.values(reporter_id=None, email=None, text=""))
