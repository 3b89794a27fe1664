"""Pictures of a seller's products: sent, taken from My Drive, in an order."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Request, Response
from sqlmodel import Session

from catalog.error_texts import TOO_MANY_LOOSE_PICTURES
from catalog.images import drive, queries
from catalog.images.models import Picture
from catalog.images.schemas import FromDrive, ImageOrder, ImageOut
from catalog.images.uploads import Uploader, Uploads, save_loose
from catalog.listings import pictures
from catalog.listings.service import Listings
from catalog.products.models import Product, ProductImage
from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.errors import Conflict
from servicekit.http.idempotency import Key, Once, OnlyOnce, once_for
from servicekit.http.limits import Limit
from servicekit.http.multipart import Sent, SentFile, documented
from servicekit.http.tokens import Caller

router = APIRouter(prefix="/api/products", tags=["catalog"])

MAX_LOOSE = 100
_LIMITED = [Depends(Limit("120/minute"))]


class TooManyLoose(Conflict):
    code = "too_many_pictures"
    message = TOO_MANY_LOOSE_PICTURES


def _once(request: Request, session: Db, sent: Sent, key: Key = None) -> Once:
    file = sent.only_file()
    return once_for(request, session, key, file.digest() + file.name.encode())


OnceSent = Annotated[Once, Depends(_once)]


@router.post(
    "/images",
    operation_id="uploadProductImage",
    status_code=201,
    response_model=Data[ImageOut],
    openapi_extra=documented(),
    dependencies=_LIMITED,
)
def upload(
    sent: Sent, caller: Seller, session: Db, uploader: Uploads, once: OnceSent
) -> Any:
    """Converted to WebP; deleted after a day unless a product has it in `image_ids`."""
    picture = _written(uploader, caller, sent.only_file())

    def produce() -> Data[ImageOut]:
        seller = Listings.of(session, caller, locked=True).seller
        _check_loose_limit(session, seller.id)
        return _answer(save_loose(session, picture, seller.id))

    return once.answer(201, produce)


@router.post(
    "/images/from-drive",
    operation_id="productImagesFromDrive",
    status_code=201,
    response_model=Data[list[ImageOut]],
)
def from_drive(body: FromDrive, caller: Seller, session: Db, once: OnlyOnce) -> Any:
    """Uses public pictures of My Drive without a copy."""

    def produce() -> Data[list[ImageOut]]:
        seller = Listings.of(session, caller, locked=True).seller
        _check_loose_limit(session, seller.id)
        added = drive.add_loose(session, seller.id, body.file_ids)
        return Data(data=[_response(image) for image in added])

    return once.answer(201, produce)


@router.post(
    "/{product_id}/images",
    operation_id="addProductImage",
    status_code=201,
    response_model=Data[ImageOut],
    openapi_extra=documented(),
    dependencies=_LIMITED,
)
def add(
    product_id: UUID, sent: Sent, caller: Seller, session: Db, uploader: Uploads,
    once: OnceSent,
) -> Any:  # fmt: skip
    """Adds it as the last picture, of ten at most."""
    picture = _written(uploader, caller, sent.only_file())

    def produce() -> Data[ImageOut]:
        product = _product(session, caller, product_id)
        image = save_loose(session, picture, product.seller_id)
        pictures.add(session, product, image)
        return _answer(image)

    return once.answer(201, produce)


@router.delete(
    "/{product_id}/images/{image_id}",
    operation_id="deleteProductImage",
    status_code=204,
)
def delete(product_id: UUID, image_id: UUID, caller: Seller, session: Db) -> Response:
    """Removes the picture; the file of My Drive remains."""
    pictures.remove(session, _product(session, caller, product_id), image_id)
    return Response(status_code=204)


@router.put("/{product_id}/images/order", operation_id="orderProductImages")
def order(
    product_id: UUID, body: ImageOrder, caller: Seller, session: Db
) -> Data[list[ImageOut]]:
    """The first is the cover."""
    pictures.order(session, _product(session, caller, product_id), body.ids)
    attached = pictures.of_product(session, product_id)
    return Data(data=[_response(image) for image in attached])


def _written(uploader: Uploader, caller: Caller, file: SentFile) -> Picture:
    """Before the request's transaction begins: decoding takes its time."""
    with uploader.database.session() as session:
        seller_id = Listings.of(session, caller).seller.id
    return uploader.upload(file.file, seller_id)


def _check_loose_limit(session: Session, seller_id: UUID) -> None:
    if queries.loose_count(session, seller_id) >= MAX_LOOSE:
        raise TooManyLoose


def _product(session: Session, caller: Caller, product_id: UUID) -> Product:
    mine = Listings.of(session, caller, locked=True)
    return mine.get(product_id, locked=True)


def _answer(image: ProductImage) -> Data[ImageOut]:
    return Data(data=_response(image))


def _response(image: ProductImage) -> ImageOut:
    return ImageOut(id=image.id, url=image.path, file_id=image.file_id)
