from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.vendor import SellerOnboarded, SellerUpdated
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded, written_together
from servicekit.testing.tokens import bearer

from .companies import category, company, saved, steps, verified

PATH = "/api/sellerprofile"


def onboard(client: TestClient, database: Database, user_id: UUID) -> dict[str, Any]:
    """Takes all five steps; the last answer's `data`."""
    for form in steps(category(database, "tea")):
        answer = client.post(PATH, json=form, headers=bearer(user_id))
        assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()["data"]
    return data


def test_a_buyer_is_at_step_zero(client: TestClient) -> None:
    for query in ("", "?showall=true"):
        answer = client.get(PATH + query, headers=bearer(new_id(), "buyer"))
        assert answer.json() == {"data": {"step": 0}}


def test_five_steps_make_a_public_company(
    client: TestClient, database: Database, session: Session
) -> None:
    user_id = new_id()
    data = onboard(client, database, user_id)
    assert (data["step"], data["status"], data["slug"]) == (200, "active", "himal-tea")
    assert data["primary_mobile"] == "+9779851041137"
    assert data["locality"] == "Suryodaya-10"
    assert data["categories"][0]["slug"] == "tea"
    assert client.get("/api/webui/seller/himal-tea/sellerprofile").status_code == 200
    assert written_together(session, "sellers")
    (event,) = recorded(session, SellerOnboarded)
    assert (event.owner_id, event.district) == (user_id, "Ilam")


def test_each_step_is_counted_and_names_the_next(
    client: TestClient, database: Database
) -> None:
    user_id, seen = new_id(), []
    for form in steps(category(database, "tea")):
        data = client.post(PATH, json=form, headers=bearer(user_id)).json()["data"]
        seen.append((data["step"], data["next_step"]))
    assert seen == [
        (40, "address"),
        (80, "contacts"),
        (120, "trade"),
        (160, "terms"),
        (200, "phone"),
    ]


def test_the_step_is_the_highest_one_without_a_gap(client: TestClient) -> None:
    headers = bearer(new_id())
    contacts = {
        "step": 120,
        "primary_mobile": "9851041137",
        "primary_email": "a@example.com",
    }
    assert client.post(PATH, json=contacts, headers=headers).json()["data"]["step"] == 0
    first = {"step": 40, "company_name": "Everest", "business_type": "trader"}
    assert client.post(PATH, json=first, headers=headers).json()["data"]["step"] == 40


def test_sending_step_200_does_not_skip_required_fields(
    client: TestClient, session: Session
) -> None:
    answer = client.post(
        PATH, json={"step": 200, "terms": True}, headers=bearer(new_id())
    )
    assert answer.status_code == 422
    assert {"company_name", "province_id", "category_ids"} <= set(
        answer.json()["errors"]
    )
    assert recorded(session, SellerOnboarded) == []


def test_only_a_verified_account_becomes_a_seller(
    client: TestClient, database: Database, session: Session
) -> None:
    headers = bearer(new_id(), email_verified=False)
    *before, last = steps(category(database, "tea"))
    for form in before:
        assert client.post(PATH, json=form, headers=headers).status_code == 200
    answer = client.post(PATH, json=last, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "email_unverified")
    assert recorded(session, SellerOnboarded) == []


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"step": 40, "business_type": "trader"}, "company_name"),
        (
            {"step": 40, "company_name": "X Y", "business_type": "smuggler"},
            "business_type",
        ),
        ({"step": 40, "slug": "No Slug"}, "slug"),
        ({"step": 80, "province_id": 9}, "province_id"),
        ({"step": 80, "province_id": 1, "district_id": 305}, "district_id"),
        ({"step": 80, "ward": 0}, "ward"),
        ({"step": 120, "primary_mobile": "98411"}, "primary_mobile"),
        ({"step": 120, "primary_email": "x"}, "primary_email"),
        ({"step": 160, "category_ids": []}, "category_ids"),
        ({"step": 160, "category_ids": [str(new_id())]}, "category_ids"),
        ({"step": 160, "delivers_to": [1]}, "delivers_to"),
        ({"step": 200, "terms": False}, "terms"),
        ({"step": 41}, "step"),
        ({"step": 40, "is_seller_verified": True}, "is_seller_verified"),
        ({"step": 40, "status": "active"}, "status"),
    ],
)
def test_each_invalid_field_is_named(
    client: TestClient, form: dict[str, Any], field: str
) -> None:
    answer = client.post(PATH, json=form, headers=bearer(new_id()))
    assert answer.status_code == 422
    assert field in answer.json()["errors"]


def test_a_taken_slug_is_refused_with_a_suggestion(
    client: TestClient, database: Database
) -> None:
    saved(database, company(slug="himal-tea"))
    headers = bearer(new_id())
    availability = client.get(f"{PATH}/slug?slug=himal-tea", headers=headers).json()[
        "data"
    ]
    assert availability == {"available": False, "suggestion": "himal-tea-2"}
    form = {
        "step": 40,
        "company_name": "Himal Tea",
        "business_type": "trader",
        "slug": "himal-tea",
    }
    answer = client.post(PATH, json=form, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["errors"]["slug"]


def test_parallel_companies_of_one_name_get_different_slugs(
    client: TestClient,
) -> None:
    form = {"step": 40, "company_name": "Himal Tea", "business_type": "trader"}
    with ThreadPoolExecutor(8) as pool:
        answers = pool.map(
            lambda _: client.post(PATH, json=form, headers=bearer(new_id())), range(8)
        )
    slugs = {answer.json()["data"]["slug"] for answer in answers}
    assert slugs == {"himal-tea", *(f"himal-tea-{n}" for n in range(2, 9))}


def test_only_a_public_change_publishes_an_event(
    client: TestClient, database: Database, session: Session
) -> None:
    user_id = new_id()
    onboard(client, database, user_id)
    headers = bearer(user_id, "seller")
    client.put(PATH, json={"about": "Since 2014."}, headers=headers)
    client.put(PATH, json={"company_name": "Everest Tea"}, headers=headers)
    (event,) = recorded(session, SellerUpdated)
    assert event.company_name == "Everest Tea"
    assert event.version > recorded(session, SellerOnboarded)[0].version


def test_required_fields_cannot_be_removed(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    headers = bearer(seller.owner_id, "seller")
    for form in ({"company_name": None}, {"primary_mobile": None}):
        answer = client.put(PATH, json=form, headers=headers)
        assert list(answer.json()["errors"]) == list(form)
    sneaky = {"step": 160, "primary_mobile": None}
    assert client.post(PATH, json=sneaky, headers=headers).status_code == 422


def test_a_new_mobile_number_is_unverified(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, verified())
    headers = bearer(seller.owner_id, "seller")
    form = {"primary_mobile": "9851041138"}
    data = client.put(PATH, json=form, headers=headers).json()["data"]
    assert data["phone_verified_at"] is None
    assert data["is_seller_verified"] is False


def test_a_suspended_company_cannot_be_changed(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company(status="suspended"))
    headers = bearer(seller.owner_id, "seller")
    answer = client.put(PATH, json={"about": "x"}, headers=headers)
    assert answer.status_code == 409


def test_creating_needs_a_token_and_updating_the_seller_role(
    client: TestClient,
) -> None:
    assert client.post(PATH, json={"step": 40}).status_code == 401
    assert client.put(PATH, json={}, headers=bearer(new_id())).status_code == 403
