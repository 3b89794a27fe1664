"""The rows of a search: what products say themselves, with the names beside it."""

from collections.abc import Iterable, Iterator, Sequence

import orjson

from catalog.search.card_names import CardNames, Json
from catalog.search.packed import Packed, unpack
from catalog.search.searches import Searches
from catalog.search.shelves import Shelves


async def rows(searches: Searches, found: Iterable[bytes]) -> list[orjson.Fragment]:
    """In this order; those whose seller is active no more are left out."""
    packed = [unpack(each) for each in found]
    ids = (each.seller for each in packed)
    sellers = await searches.sellers.told(searches.reads, ids)
    return list(_rows(packed, sellers, searches.card_names, searches.shelves))


def _rows(
    packed: Sequence[Packed], sellers: Json, names: CardNames, shelves: Shelves
) -> Iterator[orjson.Fragment]:
    for each in packed:
        seller = sellers.get(each.seller)
        category = names.categories.get(each.category)
        unit = names.units.get(each.unit)
        if seller and category and unit:
            yield orjson.Fragment(
                b'%b,"unit":%b,"category":%b,"seller":%b,"attributes":%b}'
                % (each.own, unit, category, seller, _attributes(each, shelves))
            )


def of_one_seller(
    found: Iterable[bytes], seller: bytes, names: CardNames
) -> list[orjson.Fragment]:
    """As plain cards; the seller is one, and written already."""
    shown = []
    for each in map(unpack, found):
        category = names.categories.get(each.category)
        unit = names.units.get(each.unit)
        if category and unit:
            said = (each.own, unit, category, seller)
            json = b'%b,"unit":%b,"category":%b,"seller":%b}' % said
            shown.append(orjson.Fragment(json))
    return shown


def _attributes(packed: Packed, shelves: Shelves) -> bytes:
    return shelves.spec_writer(packed.category).write(orjson.loads(packed.specs))
