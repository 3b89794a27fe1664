"""Who else may read a document: users to whom its owner sent it."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from contracts.engagement import FilesShared
from servicekit.http.tokens import Caller
from vendor.documents.models import readers, shares
from vendor.drive.holds import is_sent_to, is_there, own_of
from vendor.drive.models import files
from vendor.drive.owners import is_of

_user = sa.bindparam("user_id", type_=sa.Uuid)
_COLUMNS = ("for_admins", "held_since")


def _is_for_admins(file_id: Any) -> sa.Exists:
    """Attached to something that administrators review."""
    of_review = sa.and_(readers.c.ref_id == shares.c.ref_id, shares.c.for_admins)
    return sa.exists().where(readers.c.file_id == file_id, of_review)


_OPEN_TO = (
    sa.select(files.c.id, files.c.name, files.c.mime, files.c.size_bytes)
    .where(
        files.c.id == sa.any_(sa.bindparam("ids", type_=sa.ARRAY(sa.Uuid))),
        files.c.kind == "document",
        sa.or_(
            is_of(_user) & is_there,
            is_sent_to(_user),
            sa.bindparam("is_admin", type_=sa.Boolean)
            & files.c.deleted_at.is_(None)
            & _is_for_admins(files.c.id).correlate(files),
        ),
    )
    .order_by(files.c.id)
)


def replace(session: Session, shared: FilesShared) -> None:
    """These readers of these files and no others, unless a newer event arrived.

    A file that is not the owner's own document is skipped: nobody can share the
    documents of others."""
    if not _is_newer(session, shared):
        return
    session.execute(sa.delete(readers).where(readers.c.ref_id == shared.ref_id))
    own = own_of(is_of(shared.owner_id), shared.file_ids, shared.held_since)
    rows = [
        {"file_id": file_id, "user_id": user_id, "ref_id": shared.ref_id}
        for file_id in session.execute(own).scalars()
        for user_id in shared.reader_ids
    ]
    if rows:
        session.execute(insert(readers).values(rows).on_conflict_do_nothing())


def _is_newer(session: Session, shared: FilesShared) -> bool:
    values = shared.model_dump(include={"ref_id", "version", *_COLUMNS})
    add = insert(shares).values(values)
    newer = add.on_conflict_do_update(
        index_elements=["ref_id"],
        set_={name: add.excluded[name] for name in ("version", *_COLUMNS)},
        where=shares.c.version < add.excluded.version,
    )
    return session.execute(newer.returning(shares.c.ref_id)).first() is not None


def is_reader(session: Session, file_id: UUID, user_id: UUID) -> bool:
    sent = sa.select(files.c.id).where(files.c.id == file_id, is_sent_to(user_id))
    return session.execute(sent).first() is not None


def is_for_admins(session: Session, file_id: UUID) -> bool:
    """Whether it is attached to something that administrators review."""
    return bool(session.execute(sa.select(_is_for_admins(file_id))).scalar_one())


async def open_to(
    reads: AsyncConnection, caller: Caller, file_ids: Sequence[UUID]
) -> Sequence[sa.RowMapping]:
    """Those of these documents that the caller may read."""
    values = {
        "user_id": caller.user_id,
        "is_admin": caller.has("admin"),
        "ids": list(file_ids),
    }
    return (await reads.execute(_OPEN_TO, values)).mappings().all()


def delete_reader(session: Session, user_id: UUID) -> None:
    session.execute(sa.delete(readers).where(readers.c.user_id == user_id))
