"""`{"data": …}`, and lists with `links` and `meta` (D41)."""

from collections.abc import Sequence
from typing import Annotated, Generic, TypeVar
from urllib.parse import urlencode

from fastapi import Depends, Query, Request
from pydantic import BaseModel, ConfigDict

T = TypeVar("T")
PER_PAGE = 20
MOST_PER_PAGE = 100


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


class PageQuery:
    """`?page=&per_page=`: dependency; `offset` and `limit` for the statement."""

    def __init__(
        self,
        request: Request,
        page: Annotated[int, Query(ge=1, le=10_000)] = 1,
        per_page: Annotated[int | None, Query(ge=1, le=MOST_PER_PAGE)] = None,
    ) -> None:
        self.page, self.request = page, request
        self.limit = per_page or PER_PAGE
        self.offset = (page - 1) * self.limit

    def link(self, page: int) -> str:
        asked = [
            (k, v) for k, v in self.request.query_params.multi_items() if k != "page"
        ]
        return f"{self.request.url.path}?{urlencode([*asked, ('page', page)])}"

    def of(self, rows: Sequence[T], total: int, **meta: object) -> "Page[T]":
        """The rows of this page as the contract's list."""
        last = max(1, -(-total // self.limit))
        links = Links(
            first=self.link(1),
            last=self.link(last),
            prev=self.link(self.page - 1) if self.page > 1 else None,
            next=self.link(self.page + 1) if self.page < last else None,
        )
        counts = Meta(
            current_page=self.page,
            last_page=last,
            per_page=self.limit,
            total=total,
            **meta,
        )
        return Page(data=list(rows), links=links, meta=counts)


Paged = Annotated[PageQuery, Depends()]
