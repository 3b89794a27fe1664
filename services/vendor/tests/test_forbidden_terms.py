"""Forbidden terms are refused in every text of a company page (ADR 56)."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.error_texts import TEXT_FORBIDDEN
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from .companies import company, saved

OWN = "/api/sellerprofile"
CLOSED = {"closed_from": "2026-10-20", "closed_to": "2026-10-25"}


@pytest.fixture
def headers(client: TestClient, database: Database) -> dict[str, str]:
    """Of the owner of Himal Tea."""
    return bearer(saved(database, company()).owner_id, "seller")


def own(client: TestClient, headers: dict[str, str]) -> Any:
    return client.get(f"{OWN}?showall=true", headers=headers).json()["data"]


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("company_name", "Himal Pistols"),
        ("about", "Tea and ga\u200dnja"),
        ("company_name_ne", "हिमाल बन्दुक पसल"),
        ("about", "Tea, and gaanjaa on demand."),
        ("about_ne", "चिया र गाँजा पाइन्छ।"),
        ("business_nature", "Rhino-horn export"),
        ("business_address_1", "Banduk Pasal, Ring Road"),
        ("slug", "himal-pistol"),
    ],
)
def test_forbidden_terms_are_refused_in_a_profile(
    client: TestClient, headers: dict[str, str], field: str, text: str
) -> None:
    before = own(client, headers)
    answer = client.put(OWN, json={field: text}, headers=headers)
    assert answer.status_code == 422
    assert TEXT_FORBIDDEN in answer.json()["errors"][field]
    assert own(client, headers) == before


@pytest.mark.parametrize(
    "form",
    [
        {"about": "Toy guns, spray guns and kidney beans."},
        {"about_ne": "कस्तुरी मेथी र चिया।"},
        {"business_nature": "Glue gun wholesale", "slug": "toy-gun-house"},
    ],
)
def test_ordinary_goods_are_accepted(
    client: TestClient, headers: dict[str, str], form: dict[str, str]
) -> None:
    answer = client.put(OWN, json=form, headers=headers)
    assert answer.status_code == 200, answer.text
    assert {name: own(client, headers)[name] for name in form} == form


def test_forbidden_terms_are_refused_in_the_steps_of_a_new_company(
    client: TestClient,
) -> None:
    headers = bearer(new_id())
    form = {"step": 40, "company_name": "Revolver House", "business_type": "trader"}
    answer = client.post(OWN, json=form, headers=headers)
    assert answer.json()["errors"] == {"company_name": [TEXT_FORBIDDEN]}
    assert own(client, headers) == {"step": 0}


def test_forbidden_terms_are_refused_in_the_note_of_a_closure(
    client: TestClient, headers: dict[str, str]
) -> None:
    form = {**CLOSED, "note": "Order your pistol by telephone."}
    answer = client.put(f"{OWN}/closure", json=form, headers=headers)
    assert answer.json()["errors"] == {"note": [TEXT_FORBIDDEN]}
