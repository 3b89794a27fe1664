"""Who else may read a document: those its owner sent it to."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from vendor.documents.models import readers, shares
from vendor.drive.models import files
from vendor.profiles.models import sellers

_user = sa.bindparam("user_id", type_=sa.Uuid)
_is_document = sa.and_(files.c.kind == "document", files.c.deleted_at.is_(None))
_is_sent_to_them = (
    sa.exists()
    .where(readers.c.file_id == files.c.id, readers.c.user_id == _user)
    .correlate(files)
)
_is_theirs = files.c.seller_id.in_(
    sa.select(sellers.c.id).where(sellers.c.owner_id == _user)
)
_OPEN_TO = (
    sa.select(files.c.id, files.c.name, files.c.mime, files.c.size_bytes)
    .where(
        files.c.id == sa.any_(sa.bindparam("ids", type_=sa.ARRAY(sa.Uuid))),
        _is_document,
        sa.or_(_is_theirs, _is_sent_to_them),
    )
    .order_by(files.c.id)
)


def replace(
    session: Session,
    ref_id: UUID,
    version: int,
    owner_id: UUID,
    file_ids: Sequence[UUID],
    reader_ids: Sequence[UUID],
) -> None:
    """These readers of these files and no others, unless something newer is known.

    A file that is not the owner's own document is passed over: nobody gives away what
    is another's."""
    if not _is_news(session, ref_id, version):
        return
    session.execute(sa.delete(readers).where(readers.c.ref_id == ref_id))
    own = sa.select(files.c.id).where(
        files.c.id.in_(file_ids),
        files.c.seller_id.in_(
            sa.select(sellers.c.id).where(sellers.c.owner_id == owner_id)
        ),
        _is_document,
    )
    rows = [
        {"file_id": file_id, "user_id": user_id, "ref_id": ref_id}
        for file_id in session.execute(own).scalars()
        for user_id in reader_ids
    ]
    if rows:
        session.execute(insert(readers).values(rows).on_conflict_do_nothing())


def _is_news(session: Session, ref_id: UUID, version: int) -> bool:
    add = insert(shares).values(ref_id=ref_id, version=version)
    newer = add.on_conflict_do_update(
        index_elements=["ref_id"],
        set_={"version": add.excluded.version},
        where=shares.c.version < add.excluded.version,
    )
    return session.execute(newer.returning(shares.c.ref_id)).first() is not None


def is_reader(session: Session, file_id: UUID, user_id: UUID) -> bool:
    found = sa.select(readers.c.ref_id).where(
        readers.c.file_id == file_id, readers.c.user_id == user_id
    )
    return session.execute(found.limit(1)).first() is not None


async def open_to(
    reads: AsyncConnection, user_id: UUID, file_ids: Sequence[UUID]
) -> Sequence[sa.RowMapping]:
    """Those of these documents that this user may read."""
    asked = {"user_id": user_id, "ids": list(file_ids)}
    return (await reads.execute(_OPEN_TO, asked)).mappings().all()


def forget_reader(session: Session, user_id: UUID) -> None:
    session.execute(sa.delete(readers).where(readers.c.user_id == user_id))
