"""`{"data": …}`, and lists with `links` and `meta` (D41)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar
from urllib.parse import urlencode

from fastapi import Depends, Query, Request
from pydantic import BaseModel, ConfigDict, Field

T = TypeVar("T")
PER_PAGE = 20
MAX_PER_PAGE = 100


class Data(BaseModel, Generic[T]):
    """One thing, or a short list that needs no pages."""

    data: T


class Links(BaseModel):
    first: str
    last: str
    prev: str | None
    next: str | None


class Meta(BaseModel):
    model_config = ConfigDict(extra="allow")

    current_page: int
    last_page: int
    per_page: int
    total: int


class Page(BaseModel, Generic[T]):
    """One page of a list; `meta` may carry more, such as facets."""

    data: list[T]
    links: Links
    meta: Meta


class CountedMeta(Meta):
    """`counts`: how many rows have each status, whatever the page is filtered by."""

    counts: dict[str, int]


class CountedPage(BaseModel, Generic[T]):
    """One page of a list whose rows have a status."""

    data: list[T]
    links: Links
    meta: CountedMeta


class Onward(BaseModel):
    next: str | None


class CursorMeta(BaseModel):
    next_cursor: str | None
    unread: int


class Feed(BaseModel, Generic[T]):
    """What grows at its top: `?cursor=` with `meta.next_cursor` answers older rows."""

    data: list[T]
    links: Onward
    meta: CursorMeta


def feed(
    path: str,
    rows: list[T],
    cursor: str | None,
    unread: int,
    filters: Mapping[str, object],
) -> Feed[T]:
    """The rows, and the address of those after `cursor` if there are any."""
    used = {name: value for name, value in filters.items() if value}
    link = f"{path}?{urlencode({'cursor': cursor, **used})}" if cursor else None
    meta = CursorMeta(next_cursor=cursor, unread=unread)
    return Feed(data=rows, links=Onward(next=link), meta=meta)


@dataclass(frozen=True)
class PageQuery:
    """`?page=&per_page=` of a request; `offset` and `limit` for the statement."""

    request: Request
    page: int
    limit: int

    @property
    def offset(self) -> int:
        return (self.page - 1) * self.limit

    def of(self, rows: Sequence[T], total: int, **meta: object) -> "Page[T]":
        """The rows of this page as the contract's list."""
        links, counts = self._links(total), self._counts(total)
        return Page(data=list(rows), links=Links(**links), meta=Meta(**counts, **meta))

    def counted(
        self, rows: Sequence[T], total: int, counts: Mapping[str, int]
    ) -> "CountedPage[T]":
        """The same with the number of rows of each status."""
        links, meta = self._links(total), self._counts(total)
        return CountedPage(
            data=list(rows),
            links=Links(**links),
            meta=CountedMeta(**meta, counts=dict(counts)),
        )

    def body(self, rows: Sequence[Any], total: int, **meta: object) -> dict[str, Any]:
        """The same for `public_json`, which validates nothing."""
        counts = {**self._counts(total), **meta}
        return {"data": rows, "links": self._links(total), "meta": counts}

    def _links(self, total: int) -> dict[str, Any]:
        last, sent = self._last(total), self.request.query_params.multi_items()
        others = urlencode([(name, value) for name, value in sent if name != "page"])
        path = self.request.scope["path"]
        start = f"{path}?{others}&page=" if others else ""
        start = start or f"{path}?page="
        return {
            "first": f"{start}1",
            "last": f"{start}{last}",
            "prev": f"{start}{self.page - 1}" if self.page > 1 else None,
            "next": f"{start}{self.page + 1}" if self.page < last else None,
        }

    def _counts(self, total: int) -> dict[str, int]:
        return {
            "current_page": self.page,
            "last_page": self._last(total),
            "per_page": self.limit,
            "total": total,
        }

    def _last(self, total: int) -> int:
        return max(1, -(-total // self.limit))


class PageParameters(BaseModel):
    page: int = Field(1, ge=1, le=10_000)
    per_page: int | None = Field(None, ge=1, le=MAX_PER_PAGE)


class PagesOf:
    """A dependency: the requested page, by default of so many rows."""

    def __init__(self, default_per_page: int) -> None:
        self._default = default_per_page

    async def __call__(
        self, request: Request, sent: Annotated[PageParameters, Query()]
    ) -> PageQuery:
        return PageQuery(request, sent.page, sent.per_page or self._default)


Paged = Annotated[PageQuery, Depends(PagesOf(PER_PAGE))]
