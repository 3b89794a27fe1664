"""A random catalogue, and the rows it was made of."""

import random
from dataclasses import dataclass
from decimal import Decimal
from typing import Any
from uuid import UUID

from sqlmodel import Session

from catalog.attributes.models import Attribute
from catalog.categories.models import Category
from catalog.sellers.models import Seller
from servicekit.db import Database

from . import factories

TERMS = ("rice", "tea", "honey", "salt")
GRAINS = ("long", "short", "round")


@dataclass
class Row:
    slug: str
    terms: set[str]
    category: str
    province: int
    district: int
    verified: bool
    quick: bool
    price: Decimal | None
    moq: int
    grain: str


def catalogue(database: Database, dice: random.Random) -> list[Row]:
    firms = _firms(database, dice)
    quick = _answering(database, dice, firms)
    with database.session() as session:
        top = factories.category(session, "grains", is_leaf=False)
        categories = [
            factories.category(session, s, parent=top) for s in ("one", "two")
        ]
        unit = factories.unit(session)
        session.add(_attribute(top.id))
        made = [
            _thrown(dice, number, dice.choice(firms), dice.choice(categories))
            for number in range(60)
        ]
        for row, firm, category in made:
            row.quick = firm.id in quick
            _put(session, row, firm, category_id=category.id, unit_id=unit.id)
    return [row for row, *_ in made]


def _firms(database: Database, dice: random.Random) -> list[Seller]:
    return [
        factories.seller(
            database,
            province_id=province,
            district_id=province * 100 + dice.randint(1, 2),
            district=f"District {province}",
            is_verified=dice.random() < 0.5,
        )
        for province in (1, 2, 3)
        for _ in range(2)
    ]


def _answering(
    database: Database, dice: random.Random, firms: list[Seller]
) -> set[UUID]:
    """The sellers that answer within two hours; some have no response time."""
    hours = {firm.id: dice.choice((None, 0.2, 1.9, 2.0, 30.0)) for firm in firms}
    for firm in firms:
        factories.answers(database, firm, hours[firm.id])
    return {each for each, time in hours.items() if time is not None and time < 2}


def _thrown(
    dice: random.Random, number: int, firm: Seller, category: Category
) -> tuple[Row, Seller, Category]:
    row = Row(
        slug=f"p-{number}",
        terms=set(dice.sample(TERMS, dice.randint(1, 3))),
        category=category.slug,
        province=firm.province_id or 0,
        district=firm.district_id or 0,
        verified=firm.is_verified,
        quick=False,
        price=None if dice.random() < 0.1 else Decimal(dice.randint(1, 120_000)),
        moq=dice.choice((1, 5, 10, 60, 2_000)),
        grain=dice.choice(GRAINS),
    )
    return row, firm, category


def _put(session: Session, row: Row, firm: Seller, **more: Any) -> None:
    factories.product(
        session,
        firm,
        slug=row.slug,
        name=" ".join(sorted(row.terms)),
        price=row.price,
        moq=row.moq,
        specs={"grain": row.grain, "Free spec": "anything"},
        **more,
    )


def _attribute(category_id: Any) -> Attribute:
    options = [{"value": g, "label": g.title(), "label_ne": g} for g in GRAINS]
    return Attribute(
        category_id=category_id,
        key="grain",
        name="Grain",
        name_ne="दाना",
        type="choice",
        options=options,
        is_facet=True,
    )
