"""The event of a decided report."""

from uuid import UUID

from sqlmodel import Session

from contracts.vendor import SellerReportDecided
from servicekit.messaging import outbox
from vendor.profiles.models import Seller
from vendor.reports.models import Report


def publish_decided(
    session: Session, row: Report, outcome: str, admin_id: UUID | None
) -> None:
    """A warned company gets the note; a suspended one reads it in its profile."""
    seller = session.get_one(Seller, row.seller_id)
    decided = SellerReportDecided.model_validate(
        {
            "report_id": row.id,
            "seller_id": seller.id,
            "owner_id": seller.owner_id,
            "name": seller.company_name or "",
            "outcome": outcome,
            "note": row.note if outcome == "warned" else None,
            "reporter_id": row.reporter_id,
            "email": None if row.reporter_id else row.email,
            "locale": row.locale,
        }
    )
    outbox.record(session, decided, actor=admin_id)


def delete_published(session: Session) -> None:
    """Timer: deletes published rows with an address, before others."""
    outbox.erase_published(session, SellerReportDecided)
