"""Who else may read a document: those its owner sent it to."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from contracts.engagement import FilesShared
from servicekit.http.tokens import Caller
from vendor.documents.holding import is_sent_to, is_there, own_of
from vendor.documents.models import readers, shares
from vendor.drive.models import files
from vendor.drive.owners import is_of

_user = sa.bindparam("user_id", type_=sa.Uuid)


_STATED = ("for_admins", "held_since")


def _is_for_admins(file_id: Any) -> sa.Exists:
    """Sent along with what they judge."""
    judged = sa.and_(readers.c.ref_id == shares.c.ref_id, shares.c.for_admins)
    return sa.exists().where(readers.c.file_id == file_id, judged)


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


def replace(session: Session, told: FilesShared) -> None:
    """These readers of these files and no others, unless something newer is known.

    A file that is not the owner's own document is passed over: nobody gives away what
    is another's."""
    if not _is_news(session, told):
        return
    session.execute(sa.delete(readers).where(readers.c.ref_id == told.ref_id))
    own = own_of(is_of(told.owner_id), told.file_ids, told.held_since)
    rows = [
        {"file_id": file_id, "user_id": user_id, "ref_id": told.ref_id}
        for file_id in session.execute(own).scalars()
        for user_id in told.reader_ids
    ]
    if rows:
        session.execute(insert(readers).values(rows).on_conflict_do_nothing())


def _is_news(session: Session, told: FilesShared) -> bool:
    known = told.model_dump(include={"ref_id", "version", *_STATED})
    add = insert(shares).values(known)
    newer = add.on_conflict_do_update(
        index_elements=["ref_id"],
        set_={name: add.excluded[name] for name in ("version", *_STATED)},
        where=shares.c.version < add.excluded.version,
    )
    return session.execute(newer.returning(shares.c.ref_id)).first() is not None


def is_reader(session: Session, file_id: UUID, user_id: UUID) -> bool:
    found = sa.select(files.c.id).where(files.c.id == file_id, is_sent_to(user_id))
    return session.execute(found).first() is not None


def is_judged(session: Session, file_id: UUID) -> bool:
    """Whether it went with something that administrators judge."""
    return bool(session.execute(sa.select(_is_for_admins(file_id))).scalar_one())


async def open_to(
    reads: AsyncConnection, caller: Caller, file_ids: Sequence[UUID]
) -> Sequence[sa.RowMapping]:
    """Those of these documents that the caller may read."""
    asked = {
        "user_id": caller.user_id,
        "is_admin": caller.has("admin"),
        "ids": list(file_ids),
    }
    return (await reads.execute(_OPEN_TO, asked)).mappings().all()


def forget_reader(session: Session, user_id: UUID) -> None:
    session.execute(sa.delete(readers).where(readers.c.user_id == user_id))
