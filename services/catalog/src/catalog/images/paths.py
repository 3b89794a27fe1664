"""Paths of pictures, in storage and on the wire."""

from uuid import UUID

from catalog.images.models import Picture
from servicekit.pictures.sizes import WIDTHS, nearest

FOLDER = "products"
SMALL, WHOLE = WIDTHS[0], 600  # of the catalogue's own pictures


def url(name: str | None) -> str | None:
    """The path on the wire of a picture with a bare name."""
    return url_of(name) if name else None


def url_of(name: str) -> str:
    return f"/storage/{FOLDER}/{name}.webp"


def own(name: str, width: int = WHOLE) -> str:
    """Where one of the catalogue's own is stored: as it is, and small for lists."""
    is_small = nearest((SMALL, WHOLE), width) == SMALL
    return f"{FOLDER}/{SMALL}/{name}.webp" if is_small else f"{FOLDER}/{name}.webp"


def place_of(seller_id: UUID | None) -> str:
    """The folder in storage of all pictures of a seller, or of the categories."""
    return f"{FOLDER}/{seller_id or 'categories'}"


def place(seller_id: UUID | None, picture_id: UUID) -> str:
    return f"{place_of(seller_id)}/{picture_id}"


def place_of_picture(picture: Picture) -> str:
    return place(picture.seller_id, picture.id)


def url_of_picture(picture: Picture) -> str:
    return url_of(picture.id.hex)
