"""A picture on its way into storage: judged, made anew, written, then kept."""

from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, BinaryIO
from uuid import UUID

from fastapi import Depends, Request
from sqlmodel import Session

from catalog.images.models import Picture
from catalog.images.removal import removals
from catalog.products.models import ProductImage
from catalog.settings import CatalogSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.pictures.decoding import Decoders
from servicekit.pictures.kinds import check_picture
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import Storage


@dataclass(frozen=True)
class Keeper:
    """What an upload needs beside the request's own transaction."""

    database: Database
    storage: Storage
    decoders: Decoders

    def written(self, file: BinaryIO, seller_id: UUID | None) -> Picture:
        """In storage, announced for removal unless a transaction keeps it.

        Raises FileRefused, ImageTooLarge, Unavailable.
        """
        check_picture(file)
        with self.decoders.make(file, make="sizes", widths=WIDTHS) as made:
            picture = Picture(seller_id=seller_id, sizes=made.facts["sizes"])
            with self.database.session() as session:
                removals.announce(session, picture.place)
            with made.files() as files:
                for name, content in files.items():
                    self.storage.put(f"{picture.place}/{name}", content)
        return picture


def hold(session: Session, picture: Picture) -> Picture:
    """From now on it is kept. Raises Unavailable when that took too long."""
    removals.confirm(session, picture.place)
    session.add(picture)
    session.flush()
    return picture


def wait(session: Session, picture: Picture, seller_id: UUID) -> ProductImage:
    """For a product to take it, a day long."""
    hold(session, picture)
    image = ProductImage(
        seller_id=seller_id,
        path=picture.url,
        picture_id=picture.id,
        waiting_since=now(),
    )
    session.add(image)
    session.flush()
    return image


def keep(session: Session, seller_id: UUID, data: bytes) -> ProductImage:
    """For a worker: a waiting picture of the seller's, committed within ten minutes.

    Raises FileRefused, ImageTooLarge, Unavailable.
    """
    database = Database(session.get_bind().engine)
    keeper = Keeper(database, Storage.connect(CatalogSettings()), Decoders())
    return wait(session, keeper.written(BytesIO(data), seller_id), seller_id)


async def _keeper(request: Request) -> Keeper:
    state = request.app.state
    return Keeper(state.database, state.storage, state.decoders)


Keeping = Annotated[Keeper, Depends(_keeper)]
