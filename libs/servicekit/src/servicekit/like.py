"""Search for a part of a text by LIKE or ILIKE."""


def containing(text: str | None) -> str | None:
    """The pattern; the caller's own % and _ mean themselves. None for no text."""
    if not text:
        return None
    escaped = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"
