"""Where pictures stand, in storage and on the wire."""

FOLDER = "products"


def url(name: str | None) -> str | None:
    """The path on the wire of a picture known by its bare name."""
    return f"/storage/{FOLDER}/{name}.webp" if name else None
