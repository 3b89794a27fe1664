"""What cards say of categories and units, kept at hand as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import orjson
import sqlalchemy as sa

from catalog.products import cards

Json = Mapping[bytes, bytes]


@dataclass(frozen=True)
class CardNames:
    """By their ids; read whole and replaced whole, as `Shelves`."""

    categories: Json = field(default_factory=dict)
    units: Json = field(default_factory=dict)

    @classmethod
    def read(cls, connection: sa.Connection) -> "CardNames":
        shelves = connection.execute(cards.CATEGORIES).mappings()
        units = connection.execute(cards.UNITS).mappings()
        return cls(
            {
                row["category_id"].bytes: orjson.dumps(cards.category(row))
                for row in shelves
            },
            {row["unit_id"].bytes: orjson.dumps(cards.unit(row)) for row in units},
        )
