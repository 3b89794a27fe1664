"""POST /api/products/videos: a video that a product may take."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from catalog.error_texts import TOO_MANY_LOOSE_VIDEOS
from catalog.listings.service import Listings
from catalog.videos import presenter, queries
from catalog.videos.models import Video
from catalog.videos.schemas import VideoOut
from catalog.videos.uploads import Uploader, VideoUploads, save_loose
from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.errors import Conflict
from servicekit.http.idempotency import Key, Once, once_for
from servicekit.http.limits import Limit
from servicekit.http.multipart import (
    MAX_VIDEO_BYTES,
    SentFile,
    SentVideo,
    documented,
)
from servicekit.http.tokens import Caller

router = APIRouter(prefix="/api/products", tags=["catalog"])

MAX_LOOSE = 10
_LIMITED = [Depends(Limit("20/minute"))]


class TooManyLoose(Conflict):
    code = "too_many_videos"
    message = TOO_MANY_LOOSE_VIDEOS


def _once(request: Request, session: Db, sent: SentVideo, key: Key = None) -> Once:
    file = sent.only_file(MAX_VIDEO_BYTES)
    return once_for(request, session, key, file.digest() + file.name.encode())


OnceSent = Annotated[Once, Depends(_once)]


@router.post(
    "/videos",
    operation_id="uploadProductVideo",
    status_code=201,
    response_model=Data[VideoOut],
    openapi_extra=documented(),
    dependencies=_LIMITED,
)
def upload(
    sent: SentVideo, caller: Seller, session: Db, uploader: VideoUploads, once: OnceSent
) -> Any:
    """MP4 with H.264, of 50 MB and a minute at most, stored without its metadata.
    Deleted after a day unless a product has it as `video_id`."""
    video = _written(uploader, caller, sent.only_file(MAX_VIDEO_BYTES))

    def produce() -> Data[VideoOut]:
        seller = Listings.of(session, caller, locked=True).seller
        if queries.loose_count(session, seller.id) >= MAX_LOOSE:
            raise TooManyLoose
        return Data(data=presenter.response(save_loose(session, video)))

    return once.answer(201, produce)


def _written(uploader: Uploader, caller: Caller, file: SentFile) -> Video:
    """Before the request's transaction begins: reading a video takes its time."""
    with uploader.database.session() as session:
        seller_id = Listings.of(session, caller).seller.id
    return uploader.upload(file.file, seller_id)
