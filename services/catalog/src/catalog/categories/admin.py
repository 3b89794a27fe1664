"""The category tree, kept by administrators."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Response
from sqlmodel import Session

from catalog.categories import rows, service
from catalog.categories.wishes import (
    CategoryChange,
    CategoryRow,
    Merge,
    NewCategory,
)
from catalog.images.keeping import Keeping
from servicekit.db import Db
from servicekit.http.auth import Admin
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.fields import Line
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.limits import Limit
from servicekit.http.multipart import SentByAdmin, documented

router = APIRouter(prefix="/api/admin/categories", tags=["catalog"])


@router.get("", operation_id="adminCategories")
def listed(
    caller: Admin,
    session: Db,
    page: Paged,
    q: Annotated[Line, Query()] = "",
    parent_id: UUID | None = None,
) -> Page[CategoryRow]:
    """The categories below one, the industries without one; `q` finds at any level."""
    found, total = rows.page(session, q, parent_id, (page.limit, page.offset))
    return page.of(found, total)


@router.post(
    "",
    operation_id="createCategory",
    status_code=201,
    response_model=Data[CategoryRow],
)
def create(body: NewCategory, caller: Admin, session: Db, once: OnlyOnce) -> Any:
    """409 `category_in_use` below one that holds products."""
    return once.answer(201, lambda: _row(session, service.create(session, body).id))


@router.get("/{category_id}", operation_id="adminCategory")
def one(category_id: UUID, caller: Admin, session: Db) -> Data[CategoryRow]:
    return _row(session, category_id)


@router.put("/{category_id}", operation_id="changeCategory")
def change(
    category_id: UUID, body: CategoryChange, caller: Admin, session: Db
) -> Data[CategoryRow]:
    """Renames and moves; the old address leads to the new one."""
    return _row(session, service.change(session, category_id, body).id)


@router.delete("/{category_id}", operation_id="deleteCategory", status_code=204)
def delete(category_id: UUID, caller: Admin, session: Db) -> Response:
    """409 `category_in_use` with counts in `data` while there is anything in it."""
    service.delete(session, category_id)
    return Response(status_code=204)


@router.post("/{category_id}/merge", operation_id="mergeCategory")
def merge(
    category_id: UUID, body: Merge, caller: Admin, session: Db
) -> Data[CategoryRow]:
    """All that is in it goes into the other one; its products follow in seconds."""
    return _row(session, service.merge(session, category_id, body.into_id).id)


@router.post(
    "/{category_id}/image",
    operation_id="setCategoryImage",
    openapi_extra=documented(),
    dependencies=[Depends(Limit("120/minute"))],
)
def set_image(
    category_id: UUID, sent: SentByAdmin, caller: Admin, session: Db, keeper: Keeping
) -> Data[CategoryRow]:
    """Made anew as WebP; the one before is gone at once."""
    picture = keeper.written(sent.only_file().file, None)
    return _row(session, service.show(session, category_id, picture).id)


def _row(session: Session, category_id: UUID) -> Data[CategoryRow]:
    """Raises NotFound."""
    found = rows.one(session, category_id)
    if found is None:
        raise NotFound
    return Data(data=found)
