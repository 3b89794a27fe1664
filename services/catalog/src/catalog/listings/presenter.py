"""Serializes rows for the seller of the products."""

from collections.abc import Sequence

from sqlmodel import Session

from catalog.listings import queries
from catalog.listings.quality import quality
from catalog.listings.schemas import ListingOut, PictureOut
from catalog.listings.transitions import PRODUCT
from catalog.products.models import WITHHELD, Product, ProductImage
from catalog.videos import presenter as video
from catalog.videos import queries as videos
from catalog.videos.models import Video
from servicekit.http.language import Locale
from servicekit.pictures.previews import Previews


def listings(
    session: Session, products: Sequence[Product], locale: Locale
) -> list[ListingOut]:
    """With pictures, videos and views, by one statement each."""
    session.flush()
    ids = [product.id for product in products]
    pictures, views = queries.pictures(session, ids), queries.views(session, ids)
    found = videos.by_id(session, [each.video_id for each in products if each.video_id])
    return [
        _listing(
            each,
            pictures.get(each.id, []),
            found.get(each.video_id) if each.video_id else None,
            views.get(each.id, 0),
            locale,
        )
        for each in products
    ]


def preview(item: ListingOut, previews: Previews) -> ListingOut:
    """With addresses by which the owner sees what others may not."""
    if item.status not in WITHHELD:
        return item
    pictures = [
        each.model_copy(update={"url": previews.url(each.url)}) for each in item.images
    ]
    signed = {
        "image": previews.url(item.image),
        "images": pictures,
        "video": video.preview(item.video, previews),
    }
    return item.model_copy(update=signed)


def listing(session: Session, product: Product, locale: Locale) -> ListingOut:
    return listings(session, [product], locale)[0]


def _listing(
    product: Product,
    pictures: list[ProductImage],
    of_video: Video | None,
    views: int,
    locale: Locale,
) -> ListingOut:
    return ListingOut.model_validate(
        {
            **product.model_dump(),
            "price_on_request": product.price is None,
            "images": [PictureOut(id=p.id, url=p.path) for p in pictures],
            "video": video.response(of_video),
            "views": views,
            "quality": quality(product, len(pictures)),
            "status_label": PRODUCT.label(product.status, "seller", locale),
            "allowed_statuses": PRODUCT.allowed(product.status, "seller"),
        }
    )
