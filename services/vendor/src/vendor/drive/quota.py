"""How much a company may keep: exact, because its row is locked while it changes."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from servicekit.http.errors import Conflict
from vendor.drive.models import files
from vendor.drive.schemas import Usage
from vendor.profiles.models import Seller, sellers
from vendor.profiles.service import NoProfile

MIB = 1_048_576
FREE_BYTES = 200 * MIB
VERIFIED_BYTES = 1_024 * MIB

_KEPT = sa.and_(
    files.c.seller_id == sa.bindparam("seller_id"), files.c.deleted_at.is_(None)
)
USED = sa.select(
    sa.func.coalesce(sa.func.sum(files.c.size_bytes), 0).label("used_bytes"),
    sa.func.count().filter(files.c.kind != "folder").label("files"),
).where(_KEPT)


class QuotaExceeded(Conflict):
    code, message = "quota_exceeded", "There is no room left in My Drive."


def limit_bytes(seller: Seller) -> int:
    return VERIFIED_BYTES if seller.is_verified else FREE_BYTES


def usage(session: Session, seller: Seller) -> Usage:
    kept = session.execute(USED, {"seller_id": seller.id}).one()
    return Usage(
        used_bytes=int(kept.used_bytes),
        limit_bytes=limit_bytes(seller),
        files=kept.files,
    )


def of_owner(session: Session, owner_id: UUID) -> Usage:
    """Raises NoProfile. Waits for no upload."""
    seller = session.exec(select(Seller).where(sellers.c.owner_id == owner_id)).first()
    if seller is None:
        raise NoProfile
    return usage(session, seller)


def make_room(session: Session, seller: Seller, needed_bytes: int) -> None:
    """Raises QuotaExceeded. The caller holds the seller's row."""
    kept = usage(session, seller)
    if kept.used_bytes + needed_bytes > kept.limit_bytes:
        facts = kept.model_dump(exclude={"files"})
        raise QuotaExceeded(data={**facts, "needed_bytes": needed_bytes})
