"""Attributes of a category: inherited, parsed in common spellings, translated."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from catalog.attributes import labels, queries, service, values
from catalog.attributes.models import Attribute
from catalog.categories.models import Category
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

ADMIN = bearer(new_id(), "admin")
GRADES = [
    {"value": "ftgfop1", "label": "FTGFOP1", "label_ne": "एफटीजीएफओपी१"},
    {"value": "bop", "label": "BOP", "label_ne": "बीओपी"},
]


def attribute(key: str, kind: str = "text", **more: Any) -> dict[str, Any]:
    names = {"name": key.capitalize(), "name_ne": f"{key} ने"}
    return {"key": key, "type": kind, **names, **more}


ALL = [
    attribute("moisture", "number", unit="%", name_ne="नमी", is_required=True),
    attribute("grade", "choice", options=GRADES, is_facet=True),
    attribute("organic", "boolean"),
    attribute("origin"),
]


def rows(*known: dict[str, Any]) -> list[Attribute]:
    return [Attribute(category_id=new_id(), **each) for each in known]


@pytest.fixture
def tree(database: Database) -> tuple[Category, Category]:
    with database.session() as session:
        food = factories.category(session, "food", is_leaf=False)
        return food, factories.category(session, "tea", parent=food)


def put(client: TestClient, category: Category, *known: dict[str, Any]) -> Any:
    path = f"/api/admin/categories/{category.id}/attributes"
    return client.put(path, json={"attributes": known}, headers=ADMIN)


@pytest.mark.parametrize(
    ("name", "text", "key", "value"),
    [
        ("moisture", "४.५ %", "moisture", "4.5"),
        ("नमी", "1,200.50", "moisture", "1200.5"),
        ("Moisture (%)", "0.0", "moisture", "0"),
        ("MOISTURE", "4.5 % or less", "moisture", "4.5 % or less"),
        ("Grade", "एफटीजीएफओपी१", "grade", "ftgfop1"),
        ("grade", "bop", "grade", "bop"),
        ("Organic", "हो", "organic", "true"),
        ("organic", "No", "organic", "false"),
        ("Elevation", "2,100 m", "Elevation", "2,100 m"),
    ],
)
def test_values_are_parsed_in_common_spellings(
    name: str, text: str, key: str, value: str
) -> None:
    assert values.tidied(rows(*ALL), {name: text}) == {key: value}


@pytest.mark.parametrize(
    ("specs", "wrong"),
    [
        ({"moisture": "dry"}, ["specs.moisture"]),
        ({"moisture": "1e9"}, ["specs.moisture"]),
        ({"moisture": "NaN"}, ["specs.moisture"]),
        ({"moisture": "9" * 60}, ["specs.moisture"]),
        ({"grade": "PD"}, ["specs.grade"]),
        ({"organic": "maybe"}, ["specs.organic"]),
        ({"moisture": "4.5", "grade": "bop", "free": "x"}, []),
        ({}, []),
    ],
)
def test_each_value_is_validated_by_its_type(specs: Any, wrong: list[str]) -> None:
    assert list(values.errors(rows(*ALL), specs, publishing=False)) == wrong


def test_a_required_attribute_is_checked_at_publishing() -> None:
    found = values.errors(rows(*ALL), {"origin": "Ilam"}, publishing=True)
    assert found == {"specs.moisture": ["This field is required."]}


def test_attributes_are_inherited_and_the_nearest_wins(
    client: TestClient, database: Database, tree: tuple[Category, Category]
) -> None:
    food, tea = tree
    put(client, food, attribute("moisture", "number"), attribute("origin"))
    own = put(client, tea, attribute("origin", name="Garden"), attribute("flush"))
    labelled = [(each["key"], each["name"]) for each in own.json()["data"]]
    assert labelled == [
        ("moisture", "Moisture"),
        ("origin", "Garden"),
        ("flush", "Flush"),
    ]
    page = client.get("/api/webui/categories/tea").json()["data"]["attributes"]
    assert page == own.json()["data"]
    with database.session() as session:
        of_food = service.of_category(session, food.id)
        assert [each.name for each in of_food] == ["Moisture", "Origin"]


def test_the_returned_attributes_can_be_sent_again(
    client: TestClient, tree: tuple[Category, Category]
) -> None:
    food, tea = tree
    put(client, food, attribute("moisture", "number"))
    first = put(client, tea, attribute("grade", "choice", options=GRADES)).json()[
        "data"
    ]
    again = put(client, tea, *first).json()["data"]
    assert again == first
    assert put(client, tea).json()["data"] == first[:1]


@pytest.mark.parametrize(
    "wrong",
    [
        [attribute("grade", "choice")],
        [attribute("origin", options=GRADES)],
        [attribute("origin"), attribute("origin")],
        [attribute("Origin")],
        [attribute("origin", name_ne="")],
        [attribute("grade", "choice", options=[GRADES[0], GRADES[0]])],
    ],
)
def test_an_inconsistent_set_is_refused(
    client: TestClient, tree: tuple[Category, Category], wrong: list[Any]
) -> None:
    assert put(client, tree[1], *wrong).status_code == 422


def test_attributes_are_changed_by_administrators_in_existing_categories_only(
    client: TestClient, tree: tuple[Category, Category]
) -> None:
    path = f"/api/admin/categories/{tree[1].id}/attributes"
    assert client.get(path, headers=bearer(new_id(), "seller")).status_code == 403
    nowhere = f"/api/admin/categories/{UUID(int=7)}/attributes"
    sent = client.put(nowhere, json={"attributes": []}, headers=ADMIN)
    assert sent.status_code == 404


def test_specifications_have_labels() -> None:
    asked_of = queries.nearest(each.model_dump() for each in rows(*ALL))  # type: ignore[misc]
    specs = {"Cups": "480", "organic": "true", "grade": "bop", "moisture": "4.5"}
    labelled = list(labels.labelled(asked_of, specs))
    assert [(row["name_ne"], row["value_ne"], row["unit"]) for row in labelled] == [
        ("नमी", "4.5", "%"),
        ("grade ने", "बीओपी", None),
        ("organic ने", "हो", None),
        ("Cups", "480", None),
    ]


@pytest.mark.parametrize(
    ("unit", "unit_ne"),
    [("months", "महिना"), ("Year", "वर्ष"), ("mm", "mm"), (None, None)],
)
def test_a_unit_with_a_name_is_translated(
    unit: str | None, unit_ne: str | None
) -> None:
    life = {"key": "life", "name": "Life", "name_ne": "आयु", "type": "number"}
    (labelled,) = labels.labelled(
        [{**life, "unit": unit, "options": []}], {"life": "24"}
    )
    assert (labelled["unit"], labelled["unit_ne"]) == (unit, unit_ne)


def test_a_product_is_validated_by_the_attributes_of_its_category(
    client: TestClient, database: Database, tree: tuple[Category, Category]
) -> None:
    food, tea = tree
    put(client, food, *ALL)
    with database.session() as session:
        unit_id = str(factories.unit(session).id)
    form = {"name": "Ilam tea", "category_id": str(tea.id), "unit_id": unit_id}
    form |= {"price": "95.5"}
    head = factories.as_owner(factories.seller(database))

    def sent(status: str, **specs: str) -> Any:
        body = {**form, "status": status, "specs": specs}
        return client.post("/api/products", json=body, headers=head)

    assert sent("draft").status_code == 201
    assert "specs.moisture" in sent("published").json()["errors"]
    assert "specs.grade" in sent("draft", grade="x").json()["errors"]
    made = sent("published", moisture="४.५ %", grade="BOP").json()["data"]
    assert made["specs"] == {"moisture": "4.5", "grade": "bop"}
    page = client.get(f"/api/webui/product/{made['slug']}").json()["data"]
    assert [each["value"] for each in page["attributes"]] == ["4.5", "BOP"]
