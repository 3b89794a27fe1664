"""A sent file on its way into storage: checked, encoded again, written, then saved."""

from dataclasses import dataclass
from typing import Annotated, BinaryIO
from uuid import UUID

from fastapi import Depends, Request

from servicekit.db import Database
from servicekit.http.multipart import SentFile
from servicekit.pictures.decoding import SCAN_SIDE, Decoders
from servicekit.pictures.kinds import FileRefused
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import Storage
from vendor.drive import kinds
from vendor.drive.kinds import Kind
from vendor.drive.models import DriveFile
from vendor.drive.removal import removals
from vendor.error_texts import NOT_A_SCAN
from vendor.profiles.service import NoProfile, own_id


@dataclass(frozen=True)
class Uploader:
    """What an upload needs in addition to the request's own transaction."""

    database: Database
    storage: Storage
    decoders: Decoders

    def written(self, owner_id: UUID, sent: SentFile, *, is_private: bool) -> DriveFile:
        """In storage, announced for removal unless a transaction saves it.

        Raises FileRefused, ImageTooLarge, NoProfile, Unavailable.
        """
        kind = kinds.kind_of(sent.file)
        if kind.is_image and not is_private:
            return self._image(owner_id, sent)
        return self._document(self._company(owner_id, sent), sent, kind)

    def attachment(self, user_id: UUID, sent: SentFile) -> DriveFile:
        """The same for a private document, also of a person without a company."""
        kind = kinds.kind_of(sent.file)
        with self.database.session() as session:
            company_id = own_id(session, user_id)
        row = DriveFile(seller_id=company_id, kind="document", name=sent.name)
        row.owner_id = None if company_id else user_id
        return self._document(row, sent, kind)

    def _document(self, row: DriveFile, sent: SentFile, kind: Kind) -> DriveFile:
        row.kind, row.mime, row.is_private = "document", kind.mime, True
        if kind.is_image:
            return self._scan(row, sent, kind.mime)
        row.size_bytes = sent.file.seek(0, 2)
        self.write(row.place, {"document": sent.file})
        return row

    def _image(self, owner_id: UUID, sent: SentFile) -> DriveFile:
        with self.decoders.make(sent.file, make="sizes", widths=WIDTHS) as made:
            row = self._company(owner_id, sent)
            row.kind, row.mime = "image", "image/webp"
            row.size_bytes = made.size_bytes()
            for name in ("width", "height", "sizes"):
                setattr(row, name, made.facts[name])
            with made.files() as files:
                self.write(row.place, files)
        return row

    def _scan(self, row: DriveFile, sent: SentFile, mime: str) -> DriveFile:
        """A photographed document, without the metadata of the camera."""
        if mime not in kinds.SCANS:
            raise FileRefused(NOT_A_SCAN)
        with self.decoders.make(sent.file, make="scan", side=SCAN_SIDE) as made:
            row.mime, row.size_bytes = "image/jpeg", made.size_bytes()
            row.width, row.height = made.facts["width"], made.facts["height"]
            with made.files() as files:
                self.write(row.place, files)
        return row

    def _company(self, owner_id: UUID, sent: SentFile) -> DriveFile:
        """A row of the company, still without its kind."""
        seller_id = self.seller_id(owner_id)
        return DriveFile(seller_id=seller_id, kind="document", name=sent.name)

    def seller_id(self, owner_id: UUID) -> UUID:
        """Raises NoProfile."""
        with self.database.session() as session:
            company_id = own_id(session, owner_id)
        if company_id is None:
            raise NoProfile
        return company_id

    def write(self, folder: str, files: dict[str, BinaryIO]) -> None:
        """Announced first, in a transaction of its own: a crash leaves no orphan."""
        with self.database.session() as session:
            removals.announce(session, folder)
        for name, file in files.items():
            file.seek(0)
            self.storage.put(f"{folder}/{name}", file)


async def _uploader(request: Request) -> Uploader:
    state = request.app.state
    return Uploader(state.database, state.storage, state.decoders)


Uploads = Annotated[Uploader, Depends(_uploader)]
