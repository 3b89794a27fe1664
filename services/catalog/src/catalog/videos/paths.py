"""Paths of videos and posters, in storage and on the wire."""

from uuid import UUID

from catalog.images import paths


def place(seller_id: UUID, video_id: UUID) -> str:
    """The folder in storage: below the one of all pictures of the seller."""
    return paths.place(seller_id, video_id)


def key(seller_id: UUID, video_id: UUID) -> str:
    return f"{place(seller_id, video_id)}/video.mp4"


def poster_key(seller_id: UUID, video_id: UUID, width: int) -> str:
    return f"{place(seller_id, video_id)}/{width}.webp"


def url(video_id: UUID) -> str:
    return f"{_address(video_id)}.mp4"


def poster_url(video_id: UUID) -> str:
    return f"{_address(video_id)}.webp"


def _address(video_id: UUID) -> str:
    return f"/storage/{paths.FOLDER}/videos/{video_id}"
