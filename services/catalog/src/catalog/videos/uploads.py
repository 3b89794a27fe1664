"""A video on its way into storage: checked, rewritten, written, then saved."""

from dataclasses import dataclass
from typing import Annotated, BinaryIO
from uuid import UUID

from fastapi import Depends, Request
from sqlmodel import Session

from catalog.images.removal import removals
from catalog.videos import paths
from catalog.videos.models import Video
from servicekit.clock import now
from servicekit.db import Database
from servicekit.pictures.sizes import WIDTHS
from servicekit.storage.storage import Storage
from servicekit.videos.decoding import VideoDecoders
from servicekit.videos.kinds import check_video


@dataclass(frozen=True)
class Uploader:
    """What an upload needs besides the request's own transaction."""

    database: Database
    storage: Storage
    decoders: VideoDecoders

    def upload(self, file: BinaryIO, seller_id: UUID) -> Video:
        """Writes it to storage, announced for removal unless a transaction saves it.

        Raises FileRefused, Unavailable.
        """
        check_video(file)
        with self.decoders.make(file, WIDTHS) as made:
            video = Video(seller_id=seller_id, waiting_since=now(), **made.facts)
            place = paths.place(seller_id, video.id)
            with self.database.session() as session:
                removals.announce(session, place)
            with made.files() as files:
                for name, content in files.items():
                    self.storage.put(f"{place}/{name}", content)
        return video


def save_loose(session: Session, video: Video) -> Video:
    """A day long a product may take it. Raises Unavailable when it took too long."""
    removals.confirm(session, paths.place(video.seller_id, video.id))
    session.add(video)
    session.flush()
    return video


async def _uploader(request: Request) -> Uploader:
    state = request.app.state
    return Uploader(state.database, state.storage, state.video_decoders)


VideoUploads = Annotated[Uploader, Depends(_uploader)]
