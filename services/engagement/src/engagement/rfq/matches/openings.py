"""Who opened the files of a requirement, and when."""

from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from contracts.drive import DocumentOpened
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.eligibility import joined
from engagement.rfq.matches.models import openings as table
from engagement.rfq.matches.recipients import SELLER, RecipientSeller, seller_of
from engagement.rfq.requirements.models import table as requirements
from servicekit.http.fields import Moment

_of_requirement = table.c.requirement_id == sa.bindparam("requirement_id")
_named = table.join(sellers, sellers.c.seller_id == table.c.seller_id)
_PAGE = (
    sa.select(table.c.opening_id, table.c.file_id, table.c.opened_at, *SELLER)
    .select_from(_named)
    .where(_of_requirement)
    .order_by(table.c.opened_at.desc(), table.c.opening_id.desc())
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_TOTAL = sa.select(sa.func.count()).select_from(_named).where(_of_requirement)


class FileOpeningOut(BaseModel):
    id: UUID
    file_id: UUID
    seller: RecipientSeller
    opened_at: Moment


def add(session: Session, opened: DocumentOpened) -> None:
    """To each requirement with the file that has reached the reader's company."""
    file_id = sa.func.to_jsonb(sa.literal(str(opened.file_id), sa.Text))
    reached = (
        sa.select(
            requirements.c.id,
            sellers.c.seller_id,
            sa.literal(opened.opening_id, sa.Uuid),
            sa.literal(opened.file_id, sa.Uuid),
            sa.literal(opened.opened_at, sa.DateTime(timezone=True)),
        )
        .select_from(joined)
        .where(
            sellers.c.owner_id == opened.user_id,
            requirements.c.attachment_ids.contains(file_id),
        )
    )
    names = ["requirement_id", "seller_id", "opening_id", "file_id", "opened_at"]
    adding = insert(table).from_select(names, reached)
    session.execute(adding.on_conflict_do_nothing())


async def page(
    reads: AsyncConnection, requirement_id: UUID, limit: int, offset: int
) -> tuple[list[FileOpeningOut], int]:
    """The newest first."""
    of = {"requirement_id": requirement_id}
    rows = await reads.execute(_PAGE, {**of, "limit": limit, "offset": offset})
    total: int = (await reads.execute(_TOTAL, of)).scalar_one()
    return [_opening(row) for row in rows.mappings()], total


def _opening(row: sa.RowMapping) -> FileOpeningOut:
    return FileOpeningOut(
        id=row["opening_id"],
        file_id=row["file_id"],
        seller=seller_of(row),
        opened_at=row["opened_at"],
    )
