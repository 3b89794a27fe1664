"""The search key of a product in its seller's own lists."""

from collections.abc import Iterable

from sqlmodel import Session

from catalog.categories.models import Category
from catalog.products.models import Product
from catalog.text.keys import key


def write_keys(session: Session, product: Product) -> None:
    """Fills the product's key; its category is read."""
    fill_keys(product, session.get_one(Category, product.category_id))


def fill_keys(product: Product, category: Category) -> None:
    product.own_key = own_key(category, product.name, product.name_ne, product.keywords)


def own_key(
    category: Category, name: str, name_ne: str | None, keywords: Iterable[str]
) -> str:
    """A product's key: its names, keywords and category."""
    return key((name, name_ne, category.name, category.name_ne, *keywords))
