"""What a buyer reclaims and what money costs them decide which quote is the best."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.erasure.service import erase
from engagement.rfq.requirements.models import item_ids
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, as_seller, matched_seller

URL = "/api/quotes/cost-settings"
TEA = [
    {"name": "FTGFOP1", "quantity": "500", "unit": "kg", "target_price": "1250.00"},
    {"name": "CTC dust", "quantity": "200", "unit": "kg"},
    {"name": "Green tea pouch", "quantity": "300", "unit": "Piece"},
]
SACK = {"unit": "20 kg sack"}
OFFERS: dict[str, dict[str, Any]] = {
    "Suryodaya": {
        "items": [{"unit_price": "1290"}, {"unit_price": "520"}, {"unit_price": "310"}],
        "freight": "4500",
        "payment": {"credit_days": 30},
        "delivery_days": 6,
    },
    "Guranse": {
        "items": [{"unit_price": "1320"}, {"unit_price": "545"}, {"unit_price": "305"}],
        "tax_mode": "pan_bill",
        "freight": "7000",
        "payment": {"advance_pct": 50},
        "delivery_days": 9,
        "is_all_or_none": True,
    },
    "Kanchan": {
        "items": [
            {"unit_price": "29380", "quantity": "25", **SACK},
            {"unit_price": "11300", "quantity": "10", **SACK},
            {"type": "not_available"},
        ],
        "tax_mode": "vat_13_included",
        "delivery_days": 5,
    },
    "Mechi": {
        "items": [
            {"unit_price": "1090", "type": "alternative", "note": "BOP instead"},
            {"unit_price": "505"},
            {"unit_price": "280"},
        ],
        "freight": "3000",
        "payment": {"advance_pct": 100},
        "delivery_days": 12,
    },
}


@pytest.fixture
def wanted(client: TestClient, database: Database) -> Any:
    """Tea for four cafés, with four quotes."""
    of = factories.requirement(database, buyer_id=BUYER_ID, items=TEA)
    ids = [str(id_) for id_ in item_ids(of.id, 3)]
    for name, terms in OFFERS.items():
        seller = matched_seller(database, of, company_name=name)
        pairs = zip(ids, terms["items"], strict=True)
        items = [{"requirement_item_id": id_, **line} for id_, line in pairs]
        form = {"tax_mode": "vat_13_extra", **terms, "items": items}
        url = f"/api/requirements/{of.id}/quotes"
        answer = client.post(url, json=form, headers=as_seller(seller))
        assert answer.status_code == 201, answer.text
    return of


def compared(client: TestClient, of: Any) -> tuple[list[list[Any]], dict[str, Any]]:
    """Name, rank and what it costs the buyer, in the order of the page."""
    url = f"/api/requirements/{of.id}/quotes"
    body = client.get(url, headers=BUYER).json()
    names = {one["id"]: one["seller"]["company_name"] for one in body["data"]}
    matrix = body["meta"]["compare"]
    rows = [
        [names[one["quote_id"]], one["kind"], one["rank"], one["cost_to_buyer"]]
        for one in matrix["totals"]
    ]
    by_name = {names[one["quote_id"]]: one for one in matrix["totals"]}
    cells = {names[cell["quote_id"]]: cell for cell in matrix["items"][0]["cells"]}
    return rows, {"totals": by_name, "cells": cells, "matrix": matrix}


def choose(client: TestClient, **settings: Any) -> None:
    assert client.patch(URL, json=settings, headers=BUYER).status_code == 200


def test_whoever_reclaims_vat_has_another_winner(
    client: TestClient, wanted: Any
) -> None:
    choose(client, yearly_rate_pct="14")
    paying, _ = compared(client, wanted)
    choose(client, reclaims_vat=True)
    reclaiming, of = compared(client, wanted)

    assert paying == [
        ["Guranse", "complete", 1, "868997.33"],
        ["Suryodaya", "complete", 2, "944959.91"],
        ["Kanchan", "incomplete", 3, "847500.00"],
        ["Mechi", "alternative", None, "831710.61"],
    ]
    assert reclaiming == [
        ["Suryodaya", "complete", 1, "835499.91"],
        ["Guranse", "complete", 2, "868997.33"],
        ["Kanchan", "incomplete", 3, "750000.00"],
        ["Mechi", "alternative", None, "736810.61"],
    ]
    best = of["totals"]["Suryodaya"]
    assert (best["vat"], best["vat_reclaimed"]) == ("109460.00", "109460.00")
    assert (best["landed"], best["payment_cost"]) == ("955960.00", "-11000.09")


def test_the_rest_is_bought_where_a_part_is_sold(
    client: TestClient, wanted: Any
) -> None:
    _, paying = compared(client, wanted)
    choose(client, reclaims_vat=True)
    _, reclaiming = compared(client, wanted)

    # 300 pouches at 280 from Mechi with its freight: Guranse sells all or none.
    assert paying["totals"]["Kanchan"]["to_complete"] == "945420.00"
    assert reclaiming["totals"]["Kanchan"]["to_complete"] == "837000.00"
    assert reclaiming["totals"]["Kanchan"]["missing"] == "84000.00"
    assert reclaiming["totals"]["Mechi"]["to_complete"] is None


def test_a_converted_price_has_what_was_written(
    client: TestClient, wanted: Any
) -> None:
    _, of = compared(client, wanted)

    cell = of["cells"]["Kanchan"]
    assert (cell["unit_goods"], cell["amount"]) == ("1300.00", "500.00")
    assert (cell["unit_price"], cell["unit"]) == ("29380.00", "20 kg sack")
    targets = [item["target_price"] for item in of["matrix"]["items"]]
    assert targets == ["1250.00", None, None]


def test_settings_are_the_buyers_own_and_change_in_part(client: TestClient) -> None:
    other = bearer(new_id())
    assert client.get(URL, headers=other).json()["data"] == {
        "reclaims_vat": False,
        "yearly_rate_pct": "0.00",
    }
    client.patch(URL, json={"yearly_rate_pct": "१२.५"}, headers=BUYER)
    client.patch(URL, json={"reclaims_vat": True}, headers=BUYER)

    stored = client.get(URL, headers=BUYER).json()["data"]
    assert stored == {"reclaims_vat": True, "yearly_rate_pct": "12.50"}
    assert client.get(URL, headers=other).json()["data"]["reclaims_vat"] is False
    assert client.get(URL).status_code == 401


@pytest.mark.parametrize("rate", ["100.01", "-1", "1.234", "much"])
def test_a_rate_that_is_none_is_refused_at_its_field(
    client: TestClient, rate: str
) -> None:
    answer = client.patch(URL, json={"yearly_rate_pct": rate}, headers=BUYER)

    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == ["yearly_rate_pct"]


def test_settings_are_erased_with_the_account(
    client: TestClient, database: Database
) -> None:
    choose(client, yearly_rate_pct="14")
    with database.session() as session:
        erase(session, factories.gone(BUYER_ID))

    stored = client.get(URL, headers=BUYER).json()["data"]
    assert stored["yearly_rate_pct"] == "0.00"


def test_freight_for_a_part_is_refused_where_no_part_is_sold(
    client: TestClient, database: Database
) -> None:
    of = factories.requirement(database, buyer_id=BUYER_ID)
    seller = matched_seller(database, of)
    line = {"requirement_item_id": str(item_ids(of.id, 1)[0]), "unit_price": "1"}
    form = {"items": [line], "tax_mode": "pan_bill", "part_freight": "500"}
    url = f"/api/requirements/{of.id}/quotes"

    refused = client.post(
        url, json={**form, "is_all_or_none": True}, headers=as_seller(seller)
    )
    made = client.post(url, json=form, headers=as_seller(seller)).json()["data"]

    assert refused.json()["errors"].keys() == {"part_freight"}
    assert (made["part_freight"], made["is_all_or_none"]) == ("500.00", False)
