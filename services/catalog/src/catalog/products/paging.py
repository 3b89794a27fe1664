"""Lists of products are longer than others: 24 a page (D41)."""

from typing import Annotated

from fastapi import Depends, Query, Request

from servicekit.http.envelope import MOST_PER_PAGE, PageQuery

PER_PAGE = 24


class ProductPageQuery(PageQuery):
    def __init__(
        self,
        request: Request,
        page: Annotated[int, Query(ge=1, le=10_000)] = 1,
        per_page: Annotated[int | None, Query(ge=1, le=MOST_PER_PAGE)] = None,
    ) -> None:
        super().__init__(request, page, per_page or PER_PAGE)


PagedProducts = Annotated[ProductPageQuery, Depends()]
