"""The seller of an import: the worker reads it again at every step."""

from sqlmodel import Session, select

from catalog.imports.models import Import
from catalog.sellers.models import Seller
from catalog.sellers.models import table as sellers


def active(session: Session, job: Import, *, locked: bool = False) -> Seller | None:
    """None for a company that is not active any more."""
    wanted = select(Seller).where(
        sellers.c.id == job.seller_id, sellers.c.status == "active"
    )
    return session.exec(wanted.with_for_update() if locked else wanted).first()
