"""Categories on the wire."""

from uuid import UUID

from pydantic import BaseModel


class CategoryName(BaseModel):
    id: UUID
    name: str
    name_ne: str
    slug: str


class TreeNode(CategoryName):
    """`product_count` only where it was asked for."""

    image: str | None
    product_count: int | None = None


class Level3(TreeNode):
    pass


class Level3List(BaseModel):
    data: list[Level3]


class Level2(TreeNode):
    childs: Level3List


class Level2List(BaseModel):
    data: list[Level2]


class Industry(TreeNode):
    """A level-1 category with two levels below it (D38)."""

    icon: str | None
    childs: Level2List


class Level4(CategoryName):
    """`path`: slugs from the industry down, joined by `/`."""

    path: str
    parent_id: UUID


class Level4List(BaseModel):
    data: list[Level4]


class CategoryCard(CategoryName):
    icon: str | None
    image: str | None
    level: int
    is_leaf: bool
    product_count: int


class CategoryCards(BaseModel):
    data: list[CategoryCard]
