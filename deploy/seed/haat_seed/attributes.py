"""Values of products for the attributes of their categories, as they are stored."""

from collections.abc import Iterable, Mapping

from contracts.reference import Attribute, AttributeSet, Category


def stored(attribute: Attribute, text: str) -> str:
    """`1,270 mm` is 1270; of a choice its value."""
    if attribute.type == "number":
        return text.removesuffix(attribute.unit or "").replace(",", "").strip()
    if attribute.type == "boolean":
        return {"Yes": "true", "No": "false"}[text]
    return next((o.value for o in attribute.options if o.label == text), text)


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
                stored(named[name], text) if name in named else text
            )
            for name, text in specs.items()
        }
