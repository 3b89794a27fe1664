"""The words of a saved search: its canonical form, and a name for it."""

from urllib.parse import parse_qsl, urlencode

from pydantic import ValidationError

from catalog.error_texts import SEARCH_NOT_SAVABLE
from catalog.search.schemas import Filters
from servicekit.http.errors import Invalid

_NOT_KEPT = {"type", "sort", "exact"}  # how results are shown, not what is wanted


def read(query_string: str) -> Filters:
    """Raises Invalid for a search that says nothing or cannot be read."""
    known = Filters.model_fields.keys() - _NOT_KEPT
    asked: dict[str, object] = {}
    for name, value in parse_qsl(query_string.lstrip("?")):
        if name == "attr":
            asked.setdefault("attr", []).append(value)  # type: ignore[attr-defined]
        elif name in known:
            asked[name] = value
    if not asked:
        raise _unreadable()
    try:
        return Filters.model_validate(asked)
    except ValidationError as refused:
        raise _unreadable() from refused


def canonical(asked: Filters) -> str:
    """The same search has the same text: known filters only, in one order."""
    said = asked.model_dump(mode="json", exclude=_NOT_KEPT, exclude_defaults=True)
    pairs = [
        (name, str(value).lower() if isinstance(value, bool) else value)
        for name, value in sorted(said.items())
    ]
    return urlencode(pairs, doseq=True)


def title(asked: Filters) -> str:
    """What the search is called until its owner names it."""
    return asked.q.strip() or (asked.category or "").replace("-", " ") or "Search"


def _unreadable() -> Invalid:
    return Invalid(errors={"query_string": [SEARCH_NOT_SAVABLE]})
