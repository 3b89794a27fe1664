"""Lists of products are longer than others: 24 a page (D41)."""

from typing import Annotated

from fastapi import Depends

from servicekit.http.envelope import PageQuery, PagesOf

PER_PAGE = 24

PagedProducts = Annotated[PageQuery, Depends(PagesOf(PER_PAGE))]
