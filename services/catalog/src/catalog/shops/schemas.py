"""The products of one shop on the wire."""

from typing import Annotated, Literal

from fastapi import Query
from pydantic import BaseModel, Field

from catalog.products.schemas import ProductCard
from catalog.search.schemas import ProductFilters, SearchMeta
from servicekit.http.envelope import Links


class ShopFilters(ProductFilters):
    """`group`: the slug of a product range."""

    group: str | None = Field(None, max_length=100)
    sort: Literal["relevance", "newest", "price_asc", "price_desc"] = "relevance"


ShopParams = Annotated[ShopFilters, Query()]


class ShopProducts(BaseModel):
    """Facets count the products of the shop only."""

    data: list[ProductCard]
    links: Links
    meta: SearchMeta
