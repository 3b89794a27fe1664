"""Rows' specifications, by the attributes of their categories."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from sqlmodel import Session

from catalog.attributes import service as attributes
from catalog.attributes import values
from catalog.attributes.models import Attribute
from catalog.imports.cells import Bad
from catalog.imports.columns import SPEC
from catalog.imports.row_parser import ParsedRow
from servicekit.numbers import suggestion_of


class RowAttributes:
    """The attributes of the categories of these rows, read by one statement."""

    def __init__(self, session: Session, reads: Iterable[ParsedRow]) -> None:
        ids = {row.listing.category_id for row in reads if row.listing}
        self._attributes = attributes.of_categories(session, ids)

    def check(self, row: ParsedRow) -> bool:
        """Whether it may be published. A wrong value is an error; with one
        that is only missing the product stays a draft."""
        if row.listing is None:
            return False
        expected = self._attributes.get(row.listing.category_id, [])
        columns = _columns(expected, row.listing.specs)
        written = row.listing.specs
        row.listing.specs = specs = values.tidied(expected, written)
        for field, texts in values.errors(expected, specs, publishing=False).items():
            key = field.removeprefix("specs.")
            suggestion = _suggestion(_named(expected, key), specs[key])
            row.add_error(
                f"{SPEC}{columns[key]}", specs[key], Bad(texts[0], suggestion)
            )
        if row.errors:
            row.listing = None
            return False
        return not values.errors(expected, specs, publishing=True)


def _columns(expected: Sequence[Attribute], specs: Mapping[str, str]) -> dict[str, str]:
    """Key of the attribute -> what the sheet calls it."""
    return {
        key: name
        for name, text in specs.items()
        for key in values.tidied(expected, {name: text})
    }


def _named(expected: Sequence[Attribute], key: str) -> Attribute:
    return next(attribute for attribute in expected if attribute.key == key)


def _suggestion(attribute: Attribute, text: str) -> str | None:
    if attribute.type == "number":
        return suggestion_of(text)
    labels = [str(option["label"]) for option in attribute.options]
    return next(iter(get_close_matches(text, labels, n=1, cutoff=0.5)), None)
