"""The query string of a saved search: parsed, canonical, and a name for it."""

from urllib.parse import parse_qsl, urlencode

from pydantic import ValidationError

from catalog.error_texts import SEARCH_NOT_SAVABLE
from catalog.search.schemas import Filters
from servicekit.http.errors import Invalid

# How results look, not which there are.
_DISPLAY_ONLY = {"type", "sort", "exact", "quantity", "quantity_unit", "near"}


def parse(query_string: str) -> Filters:
    """Raises Invalid for a search that is empty or cannot be parsed."""
    allowed = Filters.model_fields.keys() - _DISPLAY_ONLY
    filters: dict[str, object] = {}
    for name, value in parse_qsl(query_string.lstrip("?")):
        if name == "attr":
            filters.setdefault("attr", []).append(value)  # type: ignore[attr-defined]
        elif name in allowed:
            filters[name] = value
    if not filters:
        raise _unreadable()
    try:
        return Filters.model_validate(filters)
    except ValidationError as refused:
        raise _unreadable() from refused


def canonical(filters: Filters) -> str:
    """The same search has the same text: allowed filters only, in one order."""
    values = filters.model_dump(
        mode="json", exclude=_DISPLAY_ONLY, exclude_defaults=True
    )
    pairs = [
        (name, str(value).lower() if isinstance(value, bool) else value)
        for name, value in sorted(values.items())
    ]
    return urlencode(pairs, doseq=True)


def title(filters: Filters) -> str:
    """What the search is called until its owner names it."""
    return filters.q.strip() or (filters.category or "").replace("-", " ") or "Search"


def _unreadable() -> Invalid:
    return Invalid(errors={"query_string": [SEARCH_NOT_SAVABLE]})
