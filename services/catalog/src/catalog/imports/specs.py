"""Rows' specifications, by the attributes of their categories."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from sqlmodel import Session

from catalog.attributes import service as attributes
from catalog.attributes import values
from catalog.attributes.models import Attribute
from catalog.imports.cells import Bad
from catalog.imports.columns import SPEC
from catalog.imports.row_parser import Read
from servicekit.numbers import suggestion_of


class Asked:
    """What the categories of these rows ask, read by one statement."""

    def __init__(self, session: Session, reads: Iterable[Read]) -> None:
        ids = {row.wish.category_id for row in reads if row.wish}
        self._asked = attributes.of_categories(session, ids)

    def settle(self, row: Read) -> bool:
        """Whether it may be published. A wrong value is an error; one that is only
        missing keeps the product a draft."""
        if row.wish is None:
            return False
        asked = self._asked.get(row.wish.category_id, [])
        columns = _columns(asked, row.wish.specs)
        written = row.wish.specs
        row.wish.specs = specs = values.tidied(asked, written)
        for field, texts in values.errors(asked, specs, publishing=False).items():
            key = field.removeprefix("specs.")
            meant = _meant(_named(asked, key), specs[key])
            row.say(f"{SPEC}{columns[key]}", specs[key], Bad(texts[0], meant))
        if row.errors:
            row.wish = None
            return False
        return not values.errors(asked, specs, publishing=True)


def _columns(asked: Sequence[Attribute], specs: Mapping[str, str]) -> dict[str, str]:
    """Key of the attribute -> what the sheet calls it."""
    return {
        key: name
        for name, text in specs.items()
        for key in values.tidied(asked, {name: text})
    }


def _named(asked: Sequence[Attribute], key: str) -> Attribute:
    return next(attribute for attribute in asked if attribute.key == key)


def _meant(attribute: Attribute, text: str) -> str | None:
    if attribute.type == "number":
        return suggestion_of(text)
    labels = [str(option["label"]) for option in attribute.options]
    return next(iter(get_close_matches(text, labels, n=1, cutoff=0.5)), None)
