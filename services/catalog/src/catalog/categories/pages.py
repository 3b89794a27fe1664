"""A category's page on the wire."""

from pydantic import BaseModel

from catalog.attributes.schemas import AttributeOut
from catalog.categories.schemas import (
    CategoryCard,
    CategoryCards,
    CategoryName,
    Level4List,
)
from catalog.sellers.schemas import SellerCard


class CategoryPage(BaseModel):
    """`attributes`: its own and those it inherits."""

    category: CategoryCard
    breadcrumb: list[CategoryName]
    childs: CategoryCards
    level4: Level4List
    attributes: list[AttributeOut]
    top_suppliers: list[SellerCard]
