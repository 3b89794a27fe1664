"""Storing reports, and handling them."""

import secrets
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session, select

from servicekit.clock import now
from servicekit.http.errors import NotFound
from vendor.error_texts import SELLER_UNKNOWN
from vendor.profiles.models import sellers
from vendor.profiles.queries import PUBLIC
from vendor.reports.models import Report, table
from vendor.reports.schemas import Handling, ReportForm

log = structlog.get_logger()
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without look-alikes


class SellerUnknown(NotFound):
    code, message = "seller_unknown", SELLER_UNKNOWN


def report(
    session: Session, slug: str, form: ReportForm, reporter_id: UUID | None
) -> str:
    """The reference; raises SellerUnknown for a page nobody can see."""
    public = sa.select(sellers.c.id).where(sellers.c.slug == slug, PUBLIC)
    seller_id = session.execute(public).scalar()
    if seller_id is None:
        raise SellerUnknown
    reference = "R-" + "".join(secrets.choice(ALPHABET) for _ in range(8))
    values = form.model_dump()
    row = Report(
        reference=reference, seller_id=seller_id, reporter_id=reporter_id, **values
    )
    session.add(row)
    log.info("seller_reported", seller_id=str(seller_id), reason=form.reason)
    return reference


def handle(session: Session, report_id: UUID, form: Handling, admin_id: UUID) -> None:
    """Raises NotFound; the same again changes nothing."""
    wanted = select(Report).where(Report.id == report_id).with_for_update()
    row = session.exec(wanted).first()
    if row is None:
        raise NotFound
    row.note = form.note if form.note is not None else row.note
    if row.status != form.status:
        is_handled = form.status == "handled"
        row.status, row.handled_by = form.status, admin_id
        row.handled_at = now() if is_handled else None
    session.add(row)
    session.flush()


def erase(session: Session, reporter_id: UUID) -> None:
    """Deletes what a deleted user wrote; the report itself stays."""
    theirs = sa.update(table).where(table.c.reporter_id == reporter_id)
    session.execute(theirs.values(reporter_id=None, email=None, text=""))
