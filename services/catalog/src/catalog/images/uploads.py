"""A picture on its way into storage: checked, converted, written, then saved."""

from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, BinaryIO
from uuid import UUID

from fastapi import Depends, Request
from sqlmodel import Session

from catalog.images.models import Picture
from catalog.images.paths import place_of_picture, url_of_picture
from catalog.images.removal import removals
from catalog.products.models import ProductImage
from servicekit.clock import now
from servicekit.db import Database
from servicekit.pictures.decoding import Decoders
from servicekit.pictures.kinds import check_picture
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import Storage


@dataclass(frozen=True)
class Uploader:
    """What an upload needs besides the request's own transaction."""

    database: Database
    storage: Storage
    decoders: Decoders

    def upload(self, file: BinaryIO, seller_id: UUID | None) -> Picture:
        """Writes it to storage, announced for removal unless a transaction saves it.

        Raises FileRefused, ImageTooLarge, Unavailable.
        """
        check_picture(file)
        with self.decoders.make(file, make="sizes", widths=WIDTHS) as made:
            picture = Picture(seller_id=seller_id, sizes=made.facts["sizes"])
            with self.database.session() as session:
                removals.announce(session, place_of_picture(picture))
            with made.files() as files:
                for name, content in files.items():
                    self.storage.put(f"{place_of_picture(picture)}/{name}", content)
        return picture


def save(session: Session, picture: Picture) -> Picture:
    """No longer announced for removal. Raises Unavailable when it took too long."""
    removals.confirm(session, place_of_picture(picture))
    session.add(picture)
    session.flush()
    return picture


def save_loose(session: Session, picture: Picture, seller_id: UUID) -> ProductImage:
    """Loose: a day long a product may take it."""
    save(session, picture)
    image = ProductImage(
        seller_id=seller_id,
        path=url_of_picture(picture),
        picture_id=picture.id,
        waiting_since=now(),
    )
    session.add(image)
    session.flush()
    return image


def save_bytes(session: Session, seller_id: UUID, data: bytes) -> ProductImage:
    """For a worker: a loose picture of the seller's, committed within ten minutes.

    Raises FileRefused, ImageTooLarge, Unavailable.
    """
    database = Database(session.get_bind().engine)
    uploader = Uploader(database, Storage.of(session), Decoders())
    return save_loose(session, uploader.upload(BytesIO(data), seller_id), seller_id)


async def _uploader(request: Request) -> Uploader:
    state = request.app.state
    return Uploader(state.database, state.storage, state.decoders)


Uploads = Annotated[Uploader, Depends(_uploader)]
