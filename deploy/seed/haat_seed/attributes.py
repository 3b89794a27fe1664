"""What categories ask of their products, and the answers as they are kept."""

from collections.abc import Iterable, Mapping
from typing import Literal

from haat_seed.goods import Category
from haat_seed.record import Record


class Option(Record):
    value: str
    label: str
    label_ne: str


class Attribute(Record):
    key: str
    name: str
    name_ne: str
    type: Literal["text", "number", "choice", "boolean"]
    unit: str | None
    options: list[Option]
    is_required: bool
    is_facet: bool
    position: int

    def kept(self, text: str) -> str:
        """`1,270 mm` is 1270; of a choice its value."""
        if self.type == "number":
            return text.removesuffix(self.unit or "").replace(",", "").strip()
        if self.type == "boolean":
            return {"Yes": "true", "No": "false"}[text]
        return next((o.value for o in self.options if o.label == text), text)


class AttributeSet(Record):
    """Holds for the category and all below it."""

    category: str
    attributes: list[Attribute]


class Asked:
    """The attributes of each category by their English names, inherited ones too."""

    def __init__(
        self, sets: Iterable[AttributeSet], categories: Iterable[Category]
    ) -> None:
        own = {each.category: each.attributes for each in sets}
        self._named: dict[str | None, Mapping[str, Attribute]] = {None: {}}
        for category in sorted(categories, key=lambda each: each.level):
            mine = {each.name: each for each in own.get(category.slug, [])}
            inherited = self._named[category.parent]
            self._named[category.slug] = {**inherited, **mine}

    def answered(self, category: str, specs: Mapping[str, str]) -> dict[str, str]:
        named = self._named[category]
        return {
            (named[name].key if name in named else name): (
                named[name].kept(text) if name in named else text
            )
            for name, text in specs.items()
        }
