"""Categories, units and ranges as people name them in a sheet, and the nearest one."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.error_texts import LEAF_CATEGORY_UNKNOWN, RANGE_NAME_UNKNOWN, UNIT_UNKNOWN
from catalog.imports.cells import Bad
from catalog.products.models import ranges
from catalog.search.engine.typos import likely
from catalog.units.models import table as units
from servicekit.error_detail import ErrorDetail
from servicekit.spelling.fold import fold, tokenize

MOST_PARTS = 5
MOST_GUESSES = 60  # for one message of the worker: alike is dear
_STEP = re.compile(r"\s*(?:>|›|→|/|\|)\s*")
_UNIT_WORDS = {
    "piece": ("pcs", "pc.", "nos", "no.", "each", "ea", "unit", "वटा", "गोटा"),
    "kg": ("kgs", "kilo", "kg.", "के.जी.", "केजी", "के जी", "किलो"),
    "gram": ("gm", "gms", "grams"),
    "litre": ("ltr", "lt", "liter", "ltr."),
    "metre": ("mtr", "meter", "mtrs"),
    "tonne": ("ton", "mt", "metric ton"),
    "quintal": ("qtl",),
    "packet": ("pack", "pkts", "pouch"),
}


@lru_cache(maxsize=20_000)
def folded(text: str) -> str:
    return " ".join(fold(word) for word in tokenize(text))


class Names:
    """Things by every name they have; `shown` is what a suggestion says."""

    def __init__(self) -> None:
        self._found: dict[str, set[UUID]] = {}
        self._plain: dict[str, UUID] = {}
        self._shown: dict[UUID, tuple[str, str]] = {}
        self._guessed: dict[str, str | None] = {}
        self._said: set[str] = set()

    def add(
        self, id: UUID, shown: tuple[str, str], names: Iterable[str | None]
    ) -> None:
        self._shown[id] = shown
        for name in filter(None, names):
            self._plain.setdefault(name.strip().casefold(), id)
            self._found.setdefault(folded(name), set()).add(id)
            self._said.update(folded(name).split())

    def find(self, text: str, message: ErrorDetail) -> UUID:
        """Raises Bad, with the nearest one if there is one."""
        plain = text.strip().casefold()
        if plain in self._plain and len(self._found.get(folded(text), ())) < 2:
            return self._plain[plain]
        same = self._found.get(folded(text), set())
        if len(same) == 1:
            return next(iter(same))
        if plain in self._plain and not same:
            return self._plain[plain]
        raise Bad(message, self._say(min(same), text) if same else self.near(text))

    def near(self, text: str) -> str | None:
        """The one most alike, as a suggestion; None when nothing is."""
        if text not in self._guessed:
            if len(self._guessed) >= MOST_GUESSES:
                return None
            alike = self._meant(text[:80]) or self._alike(text[:80])
            found = min(self._found[alike]) if alike else None
            self._guessed[text] = self._say(found, text) if found else None
        return self._guessed[text]

    def _meant(self, text: str) -> str | None:
        """The shortest name with all the words, each as the search corrects it."""
        meant = [self._corrected(word) for word in tokenize(text)]
        names = ((name, set(name.split())) for name in self._found)
        fits = [n for n, said in names if not any(map(said.isdisjoint, meant))]
        fits.sort(key=lambda each: (each.count(" "), each))
        return fits[0] if meant and fits else None

    def _corrected(self, word: str) -> set[str]:
        if fold(word) in self._said:
            return {fold(word)}
        return next(filter(None, (self._said & each for each in likely(word))), set())

    def _alike(self, text: str) -> str | None:
        near = get_close_matches(folded(text), self._found, n=1, cutoff=0.6)
        return near[0] if near else None

    def _say(self, id: UUID, asked: str) -> str:
        is_nepali = any("\u0900" <= letter <= "\u097f" for letter in asked)
        return self._shown[id][is_nepali]


class References:
    """What the rows of one seller may name, read once for a message."""

    def __init__(self, session: Session, seller_id: UUID) -> None:
        self._paths = _leaves(session)
        self._categories = _category_names(self._paths)
        self._units = _unit_names(session)
        self._ranges = _range_names(session, seller_id)

    def category(self, text: str) -> UUID:
        """A path, its end, a name or an id; WooCommerce lists several."""
        try:
            id = UUID(text.strip())
            if id in self._paths:
                return id
        except ValueError:
            pass
        suggestion = None
        for part in dict.fromkeys((text, *text.split(",")[:MOST_PARTS])):
            try:
                return self._categories.find(
                    " > ".join(_STEP.split(part)), LEAF_CATEGORY_UNKNOWN
                )
            except Bad as bad:
                last = _STEP.split(part)[-1]
                suggestion = suggestion or bad.suggestion or self._categories.near(last)
        raise Bad(LEAF_CATEGORY_UNKNOWN, suggestion)

    def unit(self, text: str) -> UUID:
        return self._units.find(text, UNIT_UNKNOWN)

    def range(self, text: str) -> UUID:
        return self._ranges.find(text, RANGE_NAME_UNKNOWN)


def paths(session: Session) -> list[tuple[str, str]]:
    """Every living leaf as a path, in English and Nepali, in the tree's order."""
    return [(" > ".join(en), " > ".join(ne)) for en, ne in _leaves(session).values()]


Path = tuple[list[str], list[str]]


def _leaves(session: Session) -> Mapping[UUID, Path]:
    # Not by their lineage: reading seven hundred arrays costs as much as all else here.
    wanted = sa.select(
        categories.c.id, categories.c.parent_id, categories.c.name,
        categories.c.name_ne, categories.c.is_leaf,
    ).where(~categories.c.is_deleted).order_by(categories.c.level)  # fmt: skip
    found: dict[UUID | None, Path] = {None: ([], [])}
    leaves = {}
    for row in session.execute(wanted):
        above, above_ne = found.get(row.parent_id, found[None])
        found[row.id] = ([*above, row.name], [*above_ne, row.name_ne])
        if row.is_leaf:
            leaves[row.id] = found[row.id]
    return dict(sorted(leaves.items(), key=lambda item: item[1][0]))


def _category_names(leaves: Mapping[UUID, Path]) -> Names:
    names = Names()
    for id, path in leaves.items():
        shown = (" > ".join(path[0]), " > ".join(path[1]))
        ends = [" > ".join(steps[at:]) for steps in path for at in range(len(steps))]
        names.add(id, shown, ends)
    return names


def _unit_names(session: Session) -> Names:
    names = Names()
    for row in session.execute(sa.select(units).order_by(units.c.position)):
        also = _UNIT_WORDS.get(row.code, ())
        said = (row.code, row.name, row.name_ne, row.symbol, f"{row.name}s", *also)
        names.add(row.id, (row.code, row.name_ne), said)
    return names


def _range_names(session: Session, seller_id: UUID) -> Names:
    names = Names()
    own = sa.select(ranges).where(ranges.c.seller_id == seller_id)
    for row in session.execute(own):
        shown = (row.name, row.name_ne or row.name)
        names.add(row.id, shown, (row.name, row.name_ne, row.slug))
    return names
