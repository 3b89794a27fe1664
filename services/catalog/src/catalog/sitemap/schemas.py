"""Addresses for search engines on the wire."""

from datetime import date
from uuid import UUID

from pydantic import BaseModel


class Part(BaseModel):
    """From this id up to the next part's, at most `part_size` addresses."""

    from_id: UUID


class CategoryAddress(BaseModel):
    """`path`: the slugs from the industry down."""

    path: str
    changed_on: date


class Sitemap(BaseModel):
    part_size: int
    products: list[Part]
    shops: list[Part]
    categories: list[CategoryAddress]


class Address(BaseModel):
    slug: str
    changed_on: date | None


class Addresses(BaseModel):
    """`next_id`: where the next call goes on; null at the end."""

    rows: list[Address]
    next_id: UUID | None
