"""Synonyms of the search, for administrators."""

from typing import Annotated, Any
from uuid import UUID

import sqlalchemy as sa
from fastapi import APIRouter, Query, Response

from catalog.synonyms import service
from catalog.synonyms.models import SynonymGroup, table
from catalog.synonyms.schemas import SynonymInput, SynonymOut
from servicekit.db import Db, Reader
from servicekit.http.auth import Admin
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.fields import Line

router = APIRouter(prefix="/api/admin/synonyms", tags=["catalog"])


@router.get("", operation_id="adminSynonyms")
async def list_synonyms(
    caller: Admin, reads: Reader, pages: Paged, q: Annotated[Line, Query()] = ""
) -> Page[SynonymOut]:
    """The groups, the newest first; `q` is part of a word or of the note."""
    where: list[Any] = []
    if q:
        said = sa.func.array_to_string(table.c.words, " ") + sa.func.concat(
            " ", table.c.note
        )
        where.append(said.icontains(q, autoescape=True))
    total = await reads.scalar(
        sa.select(sa.func.count()).select_from(table).where(*where)
    )
    newest = sa.select(table).where(*where).order_by(table.c.id.desc())
    rows = await reads.execute(newest.limit(pages.limit).offset(pages.offset))
    found = [_seen(SynonymGroup(**row)) for row in rows.mappings()]
    return pages.of(found, total or 0)


@router.post("", operation_id="addSynonyms", status_code=201)
def add(form: SynonymInput, caller: Admin, session: Db) -> Data[SynonymOut]:
    """Adds a group of synonyms: a search for one finds all."""
    return Data(data=_seen(service.add(session, form)))


@router.put("/{group_id}", operation_id="changeSynonyms")
def change(
    group_id: UUID, form: SynonymInput, caller: Admin, session: Db
) -> Data[SynonymOut]:
    """409 when somebody else changed it since `version`."""
    return Data(data=_seen(service.change(session, group_id, form)))


@router.delete("/{group_id}", operation_id="removeSynonyms", status_code=204)
def remove(group_id: UUID, caller: Admin, session: Db) -> Response:
    """Removes the group; its words no longer match each other."""
    service.remove(session, group_id)
    return Response(status_code=204)


def _seen(group: SynonymGroup) -> SynonymOut:
    return SynonymOut.model_validate(group, from_attributes=True)
