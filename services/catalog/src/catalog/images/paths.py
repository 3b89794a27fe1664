"""Where pictures stand, in storage and on the wire."""

from uuid import UUID

FOLDER = "products"


def url(name: str | None) -> str | None:
    """The path on the wire of a picture known by its bare name."""
    return url_of(name) if name else None


def url_of(name: str) -> str:
    return f"/storage/{FOLDER}/{name}.webp"


def place_of(seller_id: UUID | None) -> str:
    """The folder in storage of all pictures of a seller, or of the categories."""
    return f"{FOLDER}/{seller_id or 'categories'}"


def place(seller_id: UUID | None, picture_id: UUID) -> str:
    return f"{place_of(seller_id)}/{picture_id}"
