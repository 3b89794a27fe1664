"""The words a product is found by."""

from sqlmodel import Session

from catalog.categories.models import Category
from catalog.products.models import Product
from catalog.search import vocabulary
from catalog.search.keys import key


def write_keys(session: Session, product: Product, seller_key: str) -> None:
    """Fills the product's search columns and teaches the vocabulary its words."""
    category = session.get_one(Category, product.category_id)
    names = (product.name, product.name_ne)
    around = (*product.keywords, category.name, category.name_ne)
    product.title_key = key(names)
    product.own_key = key((*names, *around))
    product.search_key = product.own_key + seller_key
    vocabulary.learn(session, (*names, *around))
