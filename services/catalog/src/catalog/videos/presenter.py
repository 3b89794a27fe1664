"""Serializes videos."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from catalog.videos import paths
from catalog.videos.models import Video
from catalog.videos.schemas import VideoOut
from servicekit.pictures.previews import Previews

FACTS = ("seconds", "width", "height", "created_at")


def response(video: Video | None) -> VideoOut | None:
    return of_row(video.model_dump() if video else None)


def of_row(row: Mapping[str, Any] | None) -> VideoOut | None:
    """From its id and facts."""
    if row is None:
        return None
    video_id = UUID(str(row["id"]))
    return VideoOut(
        id=video_id,
        url=paths.url(video_id),
        poster_url=paths.poster_url(video_id),
        **{name: row[name] for name in FACTS},
    )


def preview(video: VideoOut | None, previews: Previews) -> VideoOut | None:
    """With addresses by which owners and operators see what others may not."""
    if video is None:
        return None
    return previews.field(previews.field(video, "url"), "poster_url")
