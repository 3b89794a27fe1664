"""How much may be stored: exact, because uploads of one owner wait for each other."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from servicekit.http.errors import Conflict
from vendor.drive.models import files
from vendor.drive.owners import is_of
from vendor.drive.schemas import Usage
from vendor.error_texts import DRIVE_FULL, SENT_FILES_FULL
from vendor.profiles.models import Seller, sellers

MIB = 1_048_576
PERSON_BYTES = 50 * MIB
FREE_BYTES = 200 * MIB
VERIFIED_BYTES = 1_024 * MIB

_STORED = sa.and_(
    is_of(sa.bindparam("owner_id", type_=sa.Uuid)), files.c.deleted_at.is_(None)
)
USED = sa.select(
    sa.func.coalesce(sa.func.sum(files.c.size_bytes), 0).label("used_bytes"),
    sa.func.count().filter(files.c.kind != "folder").label("files"),
).where(_STORED)


class QuotaExceeded(Conflict):
    code, message = "quota_exceeded", DRIVE_FULL


class PersonFull(QuotaExceeded):
    """A person without a company has no My Drive: the settings list their files."""

    message = SENT_FILES_FULL


def limit_bytes(seller: Seller | None) -> int:
    """A person without a company stores the attachments of requirements only."""
    if seller is None:
        return PERSON_BYTES
    return VERIFIED_BYTES if seller.is_verified else FREE_BYTES


def usage(session: Session, owner_id: UUID, seller: Seller | None) -> Usage:
    used = session.execute(USED, {"owner_id": owner_id}).one()
    return Usage(
        used_bytes=int(used.used_bytes),
        limit_bytes=limit_bytes(seller),
        files=used.files,
    )


def of_owner(session: Session, owner_id: UUID) -> Usage:
    """A company's, or a person's who has none. Waits for no upload."""
    seller = session.exec(select(Seller).where(sellers.c.owner_id == owner_id)).first()
    return usage(session, owner_id, seller)


def check_space(
    session: Session, owner_id: UUID, seller: Seller | None, needed_bytes: int
) -> None:
    """Raises QuotaExceeded. The caller holds the lock of the seller or the person."""
    used = usage(session, owner_id, seller)
    if used.used_bytes + needed_bytes > used.limit_bytes:
        facts = used.model_dump(exclude={"files"})
        refusal = QuotaExceeded if seller else PersonFull
        raise refusal(data={**facts, "needed_bytes": needed_bytes})
