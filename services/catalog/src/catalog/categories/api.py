"""The category tree: read by everybody, changed by administrators."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request, Response
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from catalog.attributes import queries as attributes
from catalog.categories import queries, rows, service
from catalog.categories.pages import CategoryPage
from catalog.categories.presenter import Counts, tree
from catalog.categories.schemas import (
    CategoryChange,
    CategoryRow,
    Industry,
    Level4,
    Merge,
    NewCategory,
)
from catalog.images.uploads import Uploads
from catalog.products.suppliers import TOP_OF_CATEGORY
from servicekit.db import Db, PublicReader
from servicekit.http.auth import Admin
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json
from servicekit.http.fields import Line
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.limits import Limit
from servicekit.http.multipart import SentByAdmin, documented
from servicekit.reads import fetch_first, fetch_rows

router = APIRouter(prefix="/api/webui", tags=["catalog"])
admin_router = APIRouter(prefix="/api/admin/categories", tags=["catalog"])

A_MINUTE = "public, max-age=60"


@router.get(
    "/allcategories",
    operation_id="allCategories",
    response_model=Data[list[Industry]],
)
async def all_categories(
    request: Request, reads: PublicReader, counts: bool = False
) -> Response:
    """The tree down to level 3, nested by `childs.data` (D38).

    `counts`: each with its `product_count`, those below it included.
    """
    # Every page's frame is drawn from the plain tree: it must not change with products.
    nodes = tree(await fetch_rows(reads, queries.TREE), await _counts(reads, counts))
    tags = ["category", "seller"] if counts else ["category"]
    return public_json(request, {"data": nodes}, tags=tags)


async def _counts(reads: AsyncConnection, wanted: bool) -> Counts | None:
    if not wanted:
        return None
    rows = await fetch_rows(reads, queries.PRODUCT_COUNTS)
    return {row["id"]: row["product_count"] for row in rows}


@router.get(
    "/level4Categories",
    operation_id="level4Categories",
    response_model=Data[list[Level4]],
)
async def level4_categories(request: Request, reads: PublicReader) -> Response:
    """Every category of level 4 with its path."""
    rows = await _dicts(reads, queries.LEVEL4, {})
    return public_json(request, {"data": rows}, tags=["category"])


@router.get(
    "/categories/{slug}",
    operation_id="category",
    response_model=Data[CategoryPage],
)
async def category(request: Request, reads: PublicReader, slug: str) -> Response:
    """One category with its way up, its children and the level-4 ones below it.

    301 for an address of the past.
    """
    row = await fetch_first(reads, queries.BY_SLUG, slug=slug)
    if row is None:
        return await _present(reads, slug)
    card = dict(row)
    known = {"id": row["id"], "lineage": card.pop("lineage")}
    body = {
        "category": card,
        "breadcrumb": await _dicts(reads, queries.BREADCRUMB, known),
        "childs": {"data": await _dicts(reads, queries.CHILDREN, known)},
        "level4": {"data": await _dicts(reads, queries.LEVEL4_BELOW, known)},
        "attributes": attributes.nearest(
            await fetch_rows(reads, attributes.OF_LINEAGE, **known)
        ),
        "top_suppliers": await _dicts(reads, TOP_OF_CATEGORY, known),
    }
    return public_json(request, {"data": body}, tags=["category", "seller"])


async def _dicts(
    reads: AsyncConnection, statement: Executable, known: dict[str, Any]
) -> list[dict[str, Any]]:
    return [dict(row) for row in await fetch_rows(reads, statement, **known)]


async def _present(reads: AsyncConnection, slug: str) -> Response:
    """Where a category that was renamed or merged is found now."""
    found = await fetch_first(reads, queries.BY_ALIAS, slug=slug)
    if found is None:
        raise NotFound
    headers = {
        "Location": f"/api/webui/categories/{found['slug']}",
        "Cache-Control": A_MINUTE,
    }
    return Response(status_code=301, headers=headers)


@admin_router.get("", operation_id="adminCategories")
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


@admin_router.post(
    "",
    operation_id="createCategory",
    status_code=201,
    response_model=Data[CategoryRow],
)
def create(body: NewCategory, caller: Admin, session: Db, once: OnlyOnce) -> Any:
    """409 `category_in_use` below one that holds products."""
    return once.answer(201, lambda: _row(session, service.create(session, body).id))


@admin_router.get("/{category_id}", operation_id="adminCategory")
def one(category_id: UUID, caller: Admin, session: Db) -> Data[CategoryRow]:
    return _row(session, category_id)


@admin_router.put("/{category_id}", operation_id="changeCategory")
def change(
    category_id: UUID, body: CategoryChange, caller: Admin, session: Db
) -> Data[CategoryRow]:
    """Renames and moves; the old slug redirects to the new one."""
    return _row(session, service.change(session, category_id, body).id)


@admin_router.delete("/{category_id}", operation_id="deleteCategory", status_code=204)
def delete(category_id: UUID, caller: Admin, session: Db) -> Response:
    """409 `category_in_use` with counts in `data` while there is anything in it."""
    service.delete(session, category_id)
    return Response(status_code=204)


@admin_router.post("/{category_id}/merge", operation_id="mergeCategory")
def merge(
    category_id: UUID, body: Merge, caller: Admin, session: Db
) -> Data[CategoryRow]:
    """Moves its contents into the other category; products follow within seconds."""
    return _row(session, service.merge(session, category_id, body.into_id).id)


@admin_router.post(
    "/{category_id}/image",
    operation_id="setCategoryImage",
    openapi_extra=documented(),
    dependencies=[Depends(Limit("120/minute"))],
)
def set_image(
    category_id: UUID, sent: SentByAdmin, caller: Admin, session: Db, uploader: Uploads
) -> Data[CategoryRow]:
    """Converted to WebP; replaces the old picture immediately."""
    picture = uploader.upload(sent.only_file().file, None)
    return _row(session, service.set_picture(session, category_id, picture).id)


def _row(session: Session, category_id: UUID) -> Data[CategoryRow]:
    """Raises NotFound."""
    found = rows.one(session, category_id)
    if found is None:
        raise NotFound
    return Data(data=found)
