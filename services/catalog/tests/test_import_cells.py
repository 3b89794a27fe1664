"""Cells are parsed in common spellings; invalid ones get a suggestion."""

from pathlib import Path

import pytest

from .sheets import Importer, goods, sheet

TABLE = Path(__file__).parent / "data" / "statemachines.json"


CELLS = [
    ("price", "1,2OO", "1200"),
    ("price", "about 90", "90"),
    ("price", "1.200,50", "1200.50"),
    ("price", "", "on request"),
    ("price", "-5", None),
    ("price", "12,50", "12.50"),
    ("price", "0,99", "0.99"),
    ("price", "1,50,00", None),
    ("price", "2690 HUF", None),
    ("moq", "10 bags", "10"),
    ("moq", "2.5", "2"),
    ("lead_time_days", "३ दिन", "3"),
    ("currency", "INR", "NPR"),
    ("unit", "kilogrom", "kg"),
    ("category", "Grain > Rixe", "Rice"),
    ("images", "http://x.example/a.jpg", "https://x.example/a.jpg"),
    ("name", "", None),
    ("name", "x" * 300, None),
    ("price_tiers", "100", None),
]


@pytest.mark.parametrize(("column", "cell", "meant"), CELLS)
def test_an_invalid_cell_is_named_with_a_suggestion(
    importer: Importer, column: str, cell: str, meant: str | None
) -> None:
    job = importer.checked(sheet([{**goods(1)[0], column: cell}]))
    (row,) = importer.rows(job, "failed")
    errors = [(e["column"], e["suggestion"]) for e in row["errors"]]
    assert errors == [(column, meant)]


@pytest.mark.parametrize(
    ("cell", "price"),
    [
        ("Rs. 1,25,000/-", 125000),
        ("रु १,२००.५०", 1200.5),
        ("NPR 90", 90),
        ("१,५०,०००", 150000),
        ("150,000", 150000),
        ("माग अनुसार", None),
    ],
)
def test_prices_are_parsed_in_common_spellings(
    importer: Importer, cell: str, price: float | None
) -> None:
    importer.started(sheet([{**goods(1)[0], "price": cell}]))
    assert importer.products()["A-0"].price == price


# What the form of a product refuses, by the column that holds it.
RULES = [
    ("name", "Te", "too_short", {"n": "3"}),
    ("name", "x" * 256, "too_long", {"n": "255"}),
    ("name_ne", "क" * 256, "too_long", {"n": "255"}),
    ("sku", "x" * 65, "too_long", {"n": "64"}),
    ("price", "9" * 13, "too_large", {"n": "999999999999.99"}),
    ("moq", "0", "too_small", {"n": "1"}),
    ("moq", "1000000001", "too_large", {"n": "1000000000"}),
    ("lead_time_days", "3651", "too_large", {"n": "3650"}),
    ("price_tiers", "0: 90", "too_small", {"n": "1"}),
    ("price_tiers", "10: 90; 10: 80", "tiers_not_growing", {}),
    (
        "price_tiers",
        "; ".join(f"{n}: 90" for n in range(1, 12)),
        "too_many_items",
        {"n": "10"},
    ),
    ("description", "x" * 20_001, "too_long", {"n": "20000"}),
    ("keywords", "x" * 61, "too_long", {"n": "60"}),
    (
        "keywords",
        "; ".join(f"k{n}" for n in range(31)),
        "too_many_items",
        {"n": "30"},
    ),
    ("spec:grade", "x" * 256, "too_long", {"n": "255"}),
]


@pytest.mark.parametrize(("column", "cell", "code", "params"), RULES)
def test_a_rule_of_the_form_is_an_error_of_its_column_with_a_code(
    importer: Importer, column: str, cell: str, code: str, params: dict[str, str]
) -> None:
    job = importer.checked(sheet([{**goods(1)[0], column: cell}]))
    (row,) = importer.rows(job, "failed")
    (error,) = row["errors"]
    assert (error["column"], error["reason"]) == (
        column,
        {"code": code, "params": params},
    )
    assert "should" not in error["message"]
