"""The transitions of a product are those of the specification."""

import json
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from catalog.listings.transitions import LABELS, PRODUCT
from catalog.sellers.models import Seller
from servicekit.db import Database
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

TABLE = json.loads((Path(__file__).parent / "data" / "statemachines.json").read_text())
TRANSITIONS = {(row["from"], row["to"]): set(row["by"]) for row in TABLE["product"]}
PAIRS = [(at, to) for at in LABELS for to in LABELS if at != to]
DECISIONS = {"published": "approve", "rejected": "reject", "blocked": "block"}


def test_transitions_are_those_of_the_table() -> None:
    assert {(at, to): set(by) for at, to, by in PRODUCT.transitions} == TRANSITIONS


def test_every_other_transition_is_refused() -> None:
    roles = ("buyer", "seller", "admin", "system")
    for at in (None, *LABELS):
        for to in LABELS:
            for role in roles:
                if role in TRANSITIONS.get((at, to), ()):
                    PRODUCT.check(at, to, role)
                    continue
                with pytest.raises(TransitionNotAllowed):
                    PRODUCT.check(at, to, role)


def test_every_status_has_a_label_in_both_languages() -> None:
    assert {to for _, to in TRANSITIONS} == LABELS.keys()
    for english, nepali in LABELS.values():
        assert english.isascii()
        assert not nepali.isascii()


@pytest.mark.parametrize(("at", "to"), PAIRS)
def test_a_sellers_transitions_are_those_of_the_table(
    client: TestClient, database: Database, at: str, to: str
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        made = factories.product(session, firm, status=at)
    answer = client.post(
        f"/api/products/{made.id}/status",
        json={"status": to},
        headers=factories.as_owner(firm),
    )
    if at == "archived":  # gone for its seller
        assert answer.status_code == 404
    elif "seller" in TRANSITIONS.get((at, to), ()):
        assert answer.json()["data"]["status"] == to
    else:
        assert (answer.status_code, answer.json()["code"]) == (
            409,
            "status_not_allowed",
        )


@pytest.mark.parametrize(
    ("at", "to"), [(at, to) for at, to in PAIRS if to in DECISIONS]
)
def test_an_administrators_decisions_are_those_of_the_table(
    client: TestClient, database: Database, firm: Seller, at: str, to: str
) -> None:
    with database.session() as session:
        made = factories.product(session, firm, status=at)
    form = {} if to == "published" else {"reason_code": "misleading", "note": "No."}
    url = f"/api/admin/products/{made.id}/{DECISIONS[to]}"
    answer = client.post(url, json=form, headers=bearer(new_id(), "admin"))
    if "admin" in TRANSITIONS.get((at, to), ()):
        assert answer.json()["data"]["status"] == to
    else:
        assert answer.status_code == 409
        assert answer.json()["data"]["status"] == at
