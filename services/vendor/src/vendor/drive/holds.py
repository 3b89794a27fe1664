"""Which documents belong to a signed deal: no deletion or erasure removes them.

A deal holds a document as long as one of its parties has an account.
"""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from servicekit.clock import now
from vendor.documents.models import readers, shares
from vendor.drive.models import files

_by_deal = sa.and_(
    readers.c.ref_id == shares.c.ref_id, shares.c.held_since.is_not(None)
)
# Of the file in the statement around it.
is_held = sa.exists().where(readers.c.file_id == files.c.id, _by_deal).correlate(files)
is_there = sa.or_(files.c.deleted_at.is_(None), is_held)


def is_sent_to(user_id: Any) -> sa.ColumnElement[bool]:
    """`user_id`: or a bind parameter. A deleted document opens for its deal alone."""
    to_them = sa.and_(
        readers.c.file_id == files.c.id,
        readers.c.user_id == user_id,
        readers.c.ref_id == shares.c.ref_id,
        sa.or_(files.c.deleted_at.is_(None), shares.c.held_since.is_not(None)),
    )
    return sa.exists().where(to_them).correlate(files)


def leave_held(session: Session, of: sa.ColumnElement[bool]) -> bool:
    """Removes those of these files that a deal holds from My Drive; whether there are
    any. Call it before the others are deleted."""
    deleted_at = sa.func.coalesce(files.c.deleted_at, now())
    with_itself = sa.func.coalesce(files.c.deleted_with, files.c.id)
    left = sa.update(files).where(of, is_held)
    left = left.values(deleted_at=deleted_at, deleted_with=with_itself, folder_id=None)
    return bool(session.execute(left.returning(files.c.id)).all())


def own_of(
    owner: sa.ColumnElement[bool], file_ids: Any, held_since: Any
) -> sa.Select[tuple[UUID]]:
    """Those of the documents that are the owner's, or were when the deal was signed."""
    was_there = files.c.deleted_at.is_(None)
    if held_since:
        was_there |= files.c.deleted_at >= held_since
    return sa.select(files.c.id).where(
        files.c.id.in_(file_ids), owner, files.c.kind == "document", was_there
    )
