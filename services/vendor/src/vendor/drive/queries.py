"""Reads of My Drive, prebuilt."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from vendor.drive.models import DriveFile, files, uses
from vendor.drive.owners import is_of

_owner = sa.bindparam("owner_id", type_=sa.Uuid)
_folder = sa.cast(sa.bindparam("folder_id"), sa.Uuid)
_text = sa.cast(sa.bindparam("q"), sa.Text)
_kind = sa.cast(sa.bindparam("kind"), sa.Text)

_OWN = sa.and_(is_of(_owner), files.c.deleted_at.is_(None))
_USED_IN = (
    sa.select(
        sa.func.json_agg(
            sa.func.json_build_object(
                "kind", uses.c.kind, "label", uses.c.label, "link", uses.c.link
            )
        )
    )
    .where(uses.c.file_id == files.c.id)
    .correlate(files)
    .scalar_subquery()
    .label("used_in")
)


def _inside() -> sa.ColumnElement[bool]:
    """Directly in the folder, or at any depth when something is searched."""
    is_search = sa.or_(
        _text.is_not(None), sa.func.coalesce(_kind, "folder") != "folder"
    )
    is_here = files.c.folder_id.is_not_distinct_from(_folder)
    top = sa.select(files.c.id).where(is_here, _OWN).cte("below", recursive=True)
    child = files.alias("child")
    deeper = sa.select(child.c.id).where(
        child.c.folder_id == top.c.id, child.c.deleted_at.is_(None)
    )
    below = top.union_all(deeper)
    return sa.or_(is_here, sa.and_(is_search, files.c.id.in_(sa.select(below.c.id))))


_WANTED = sa.and_(
    _OWN,
    _inside(),
    sa.or_(_text.is_(None), files.c.name.ilike(_text)),
    sa.or_(_kind.is_(None), files.c.kind == _kind),
)
_COUNT = sa.select(sa.func.count()).select_from(files).where(_WANTED)
_PAGE = (
    sa.select(files, _USED_IN)
    .where(_WANTED)
    .order_by(files.c.kind != "folder", sa.func.lower(files.c.name), files.c.id)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)


def _upwards() -> sa.Select[Any]:
    """The folder and those around it, the outermost first."""
    columns = (files.c.id, files.c.name, files.c.folder_id)
    start = sa.select(*columns, sa.literal(0).label("up")).where(
        files.c.id == _folder, files.c.kind == "folder", _OWN
    )
    path = start.cte("path", recursive=True)
    outer = sa.select(*columns, path.c.up + 1).where(files.c.id == path.c.folder_id)
    path = path.union_all(outer)
    return sa.select(path.c.id, path.c.name).order_by(path.c.up.desc())


_PATH = _upwards()


async def page(
    reads: AsyncConnection, wanted: Mapping[str, Any], limit: int, offset: int
) -> tuple[int, Sequence[sa.Row[Any]]]:
    total = (await reads.execute(_COUNT, dict(wanted))).scalar_one()
    values = {**wanted, "limit": limit, "offset": offset}
    return total, (await reads.execute(_PAGE, values)).all()


async def breadcrumb(
    reads: AsyncConnection, owner_id: UUID, folder_id: UUID
) -> list[dict[str, Any]]:
    """Empty when there is no such folder of theirs."""
    values = {"owner_id": owner_id, "folder_id": folder_id}
    return [dict(row._mapping) for row in await reads.execute(_PATH, values)]


def path(session: Session, owner_id: UUID, folder_id: UUID) -> list[UUID]:
    """The folder's path, outermost first; empty when there is none."""
    values = {"owner_id": owner_id, "folder_id": folder_id}
    return [row.id for row in session.execute(_PATH, values)]


def used_in(session: Session, file_ids: Sequence[UUID]) -> list[dict[str, str]]:
    wanted = sa.select(uses.c.kind, uses.c.label, uses.c.link)
    found = wanted.where(uses.c.file_id.in_(file_ids)).order_by(uses.c.kind).distinct()
    return [dict(row._mapping) for row in session.execute(found)]


def within(session: Session, file_id: UUID) -> dict[UUID, int]:
    """What is in a folder and not deleted, itself too: id and depth below it."""
    top = (
        sa.select(files.c.id, files.c.kind, sa.literal(0).label("down"))
        .where(files.c.id == file_id)
        .cte("within", recursive=True)
    )
    child = files.alias("child")
    deeper = sa.select(child.c.id, child.c.kind, top.c.down + 1).where(
        child.c.folder_id == top.c.id, child.c.deleted_at.is_(None)
    )
    tree = top.union_all(deeper)
    return {row.id: row.down for row in session.execute(sa.select(tree))}


def height(session: Session, folder_id: UUID) -> int:
    """How many levels of folders a folder has, itself included."""
    tree = within(session, folder_id)
    kinds = sa.select(files.c.id).where(files.c.id.in_(tree), files.c.kind == "folder")
    return max(tree[id] + 1 for id in session.execute(kinds).scalars())


def names_in(session: Session, file: DriveFile) -> set[str]:
    """The names of the others in the folder, ready to compare."""
    here = sa.select(files.c.name).where(
        files.c.seller_id.is_not_distinct_from(file.seller_id),
        files.c.owner_id.is_not_distinct_from(file.owner_id),
        files.c.folder_id.is_not_distinct_from(file.folder_id),
        files.c.id != file.id,
        files.c.deleted_at.is_(None),
    )
    return {name.casefold() for name in session.execute(here).scalars()}
