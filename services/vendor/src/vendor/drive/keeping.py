"""A sent file on its way into storage: judged, made anew, written, then kept."""

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
class Keeper:
    """What an upload needs beside the request's own transaction."""

    database: Database
    storage: Storage
    decoders: Decoders

    def written(self, owner_id: UUID, sent: SentFile, *, is_private: bool) -> DriveFile:
        """In storage, announced for removal unless a transaction keeps it.

        Raises FileRefused, ImageTooLarge, NoProfile, Unavailable.
        """
        kind = kinds.kind_of(sent.file)
        if kind.is_image and not is_private:
            return self._image(owner_id, sent)
        return self._paper(self._company(owner_id, sent), sent, kind)

    def attachment(self, user_id: UUID, sent: SentFile) -> DriveFile:
        """The same of a private document, also for who has no company."""
        kind = kinds.kind_of(sent.file)
        with self.database.session() as session:
            company_id = own_id(session, user_id)
        row = DriveFile(seller_id=company_id, kind="document", name=sent.name)
        row.owner_id = None if company_id else user_id
        return self._paper(row, sent, kind)

    def _paper(self, row: DriveFile, sent: SentFile, kind: Kind) -> DriveFile:
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
        """A photographed paper: without what the camera wrote beside it."""
        if mime not in kinds.SCANS:
            raise FileRefused(NOT_A_SCAN)
        with self.decoders.make(sent.file, make="scan", side=SCAN_SIDE) as made:
            row.mime, row.size_bytes = "image/jpeg", made.size_bytes()
            row.width, row.height = made.facts["width"], made.facts["height"]
            with made.files() as files:
                self.write(row.place, files)
        return row

    def _company(self, owner_id: UUID, sent: SentFile) -> DriveFile:
        """A row of theirs, still without its kind."""
        seller_id = self.seller_id(owner_id)
        return DriveFile(seller_id=seller_id, kind="document", name=sent.name)

    def seller_id(self, owner_id: UUID) -> UUID:
        """Raises NoProfile."""
        with self.database.session() as session:
            found = own_id(session, owner_id)
        if found is None:
            raise NoProfile
        return found

    def write(self, folder: str, files: dict[str, BinaryIO]) -> None:
        """Announced first, in a transaction of its own: a crash leaves no orphan."""
        with self.database.session() as session:
            removals.announce(session, folder)
        for name, file in files.items():
            file.seek(0)
            self.storage.put(f"{folder}/{name}", file)


async def _keeper(request: Request) -> Keeper:
    state = request.app.state
    return Keeper(state.database, state.storage, state.decoders)


Keeping = Annotated[Keeper, Depends(_keeper)]
