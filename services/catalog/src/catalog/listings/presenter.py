"""Serializes rows for the seller of the products."""

from collections.abc import Sequence

from sqlmodel import Session

from catalog.listings import queries
from catalog.listings.quality import quality
from catalog.listings.schemas import ListingOut, PictureOut
from catalog.listings.transitions import PRODUCT
from catalog.products.models import WITHHELD, Product, ProductImage
from servicekit.http.language import Locale
from servicekit.pictures.previews import Previews


def listings(
    session: Session, products: Sequence[Product], locale: Locale
) -> list[ListingOut]:
    """With pictures and views, by one statement each."""
    session.flush()
    ids = [product.id for product in products]
    pictures, views = queries.pictures(session, ids), queries.views(session, ids)
    return [
        _listing(each, pictures.get(each.id, []), views.get(each.id, 0), locale)
        for each in products
    ]


def preview(item: ListingOut, previews: Previews) -> ListingOut:
    """With addresses by which the owner sees what others may not."""
    if item.status not in WITHHELD:
        return item
    pictures = [
        each.model_copy(update={"url": previews.url(each.url)}) for each in item.images
    ]
    image = previews.url(item.image)
    return item.model_copy(update={"image": image, "images": pictures})


def listing(session: Session, product: Product, locale: Locale) -> ListingOut:
    return listings(session, [product], locale)[0]


def _listing(
    product: Product, pictures: list[ProductImage], views: int, locale: Locale
) -> ListingOut:
    return ListingOut.model_validate(
        {
            **product.model_dump(),
            "price_on_request": product.price is None,
            "images": [PictureOut(id=p.id, url=p.path) for p in pictures],
            "views": views,
            "quality": quality(product, len(pictures)),
            "status_label": PRODUCT.label(product.status, "seller", locale),
            "allowed_statuses": PRODUCT.allowed(product.status, "seller"),
        }
    )
