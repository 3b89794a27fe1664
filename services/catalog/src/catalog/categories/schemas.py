"""Categories on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from servicekit.http.fields import Input
from servicekit.names.fields import Name

CategoryTitle = Annotated[Name, Field(max_length=120)]
Icon = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
Position = Annotated[int, Field(ge=0, le=10_000)]


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


class NewCategory(Input):
    """`position`: among its neighbours; the last when it is left out."""

    name: CategoryTitle
    name_ne: CategoryTitle
    parent_id: UUID | None = None
    icon: Icon | None = None
    position: Position | None = None


class CategoryChange(NewCategory):
    """The whole again; `version` guards against a change made elsewhere."""

    version: int


class Merge(Input):
    into_id: UUID


class PathStep(BaseModel):
    id: UUID
    name: str
    name_ne: str


class CategoryRow(CategoryName):
    """`path` ends above it; `product_count` counts what is filed in it and below."""

    version: int
    parent_id: UUID | None
    level: int
    icon: str | None
    image: str | None
    position: int
    is_leaf: bool
    child_count: int
    product_count: int
    path: list[PathStep]
