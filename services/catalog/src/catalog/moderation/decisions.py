"""Decisions on reports: status, history and event in one transaction."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.moderation import events
from catalog.moderation.models import ProductReport, ReportTransition, table
from servicekit.clock import now


def decide(
    session: Session, row: ProductReport, to: str, note: str | None, admin_id: UUID
) -> None:
    """Needs the lock. The reporter is notified, a warned company too."""
    was, is_open = row.current, to == "open"
    row.status, row.decision = ("open", None) if is_open else ("closed", to)
    row.note = note or row.note
    row.closed_at = None if is_open else now()
    row.closed_by = admin_id
    session.add(row)
    session.add(
        ReportTransition(
            report_id=row.id, from_status=was, to_status=to, by_user=admin_id, note=note
        )
    )
    if not is_open:
        events.publish_decided(session, row, to, admin_id)


def decide_all(
    session: Session, product_id: UUID, to: str, note: str | None, admin_id: UUID
) -> None:
    """A decision on the product answers what was reported."""
    about = ProductReport.product_id == product_id
    waiting = select(ProductReport).where(about, ProductReport.status == "open")
    for row in session.exec(waiting.with_for_update()).all():
        decide(session, row, to, note, admin_id)
    session.flush()
    of_product = sa.update(table).where(table.c.product_id == product_id)
    session.execute(of_product.values(notified_at=None))
