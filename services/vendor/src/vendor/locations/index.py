"""Search of places by name, in either script and any usual spelling."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from contracts.places import District, Municipality, Province, places
from servicekit.spelling.fold import fold, skeleton, tokenize
from vendor.locations.schemas import PlaceKind, PlaceResult

MAX_RESULTS = 8
_MIN_SKELETON = 3
_SIZE = {
    "metropolitan": 0,
    "sub_metropolitan": 1,
    "district": 2,
    "province": 3,
    "municipality": 4,
    "rural": 5,
}
_DEPTH: dict[PlaceKind, int] = {"province": 0, "district": 1, "municipality": 2}


@dataclass(frozen=True)
class Entry:
    """`own`: folded tokens of its name. `all`: also of what it lies in."""

    place: PlaceResult
    own: frozenset[str]
    all: frozenset[str]
    size: int


def search(query: str, least: PlaceKind) -> list[PlaceResult]:
    """The best eight, no coarser than `least`; the big cities without a query."""
    deep = [row for row in _entries() if _DEPTH[row.place.kind] >= _DEPTH[least]]
    tokens = [fold(token) for token in tokenize(query)]
    if not tokens:
        rows = deep if not query.strip() else []
        return [row.place for row in rows[:MAX_RESULTS]]
    rows = [row for row in deep if _matches(row, tokens)]
    rows.sort(key=lambda row: (not _begins(row.own, tokens[0]), row.size))
    return [row.place for row in rows[:MAX_RESULTS]]


def _matches(row: Entry, tokens: list[str]) -> bool:
    named = any(_begins(row.own, token) for token in tokens)
    return named and all(_begins(row.all, token) for token in tokens)


def _begins(names: frozenset[str], token: str) -> bool:
    bones = skeleton(token)
    return any(
        name.startswith(token)
        or (len(bones) >= _MIN_SKELETON and skeleton(name).startswith(bones))
        for name in names
    )


@cache
def _entries() -> list[Entry]:
    """Bigger places first, then by name."""
    rows = [*_provinces(), *_districts(), *_municipalities()]
    return sorted(rows, key=lambda row: (row.size, row.place.name))


def _provinces() -> Iterator[Entry]:
    for province in places().provinces.values():
        yield _entry("province", province, province)


def _districts() -> Iterator[Entry]:
    for district in places().districts.values():
        yield _entry("district", district, _province_of(district), district)


def _municipalities() -> Iterator[Entry]:
    for unit in places().municipalities.values():
        district = places().districts[unit.district_id]
        yield _entry("municipality", unit, _province_of(district), district, unit)


def _province_of(district: District) -> Province:
    return places().provinces[district.province_id]


def _entry(
    kind: PlaceKind,
    place: Province,
    province: Province,
    district: District | None = None,
    unit: Municipality | None = None,
) -> Entry:
    result = PlaceResult(
        kind=kind,
        name=place.name,
        name_ne=place.name_ne,
        province_id=province.id,
        province=province.name,
        province_ne=province.name_ne,
        district_id=district.id if district else None,
        district=district.name if district else None,
        district_ne=district.name_ne if district else None,
        municipality_id=unit.id if unit else None,
        wards=unit.wards if unit else None,
    )
    above = [row for row in (place, district, province) if row]
    return Entry(
        result, _tokens(place), _tokens(*above), _SIZE[unit.kind if unit else kind]
    )


def _tokens(*rows: Province) -> frozenset[str]:
    return frozenset(
        fold(token) for row in rows for token in tokenize(f"{row.name} {row.name_ne}")
    )
