from datetime import timedelta
from typing import Any

from fastapi.testclient import TestClient

from servicekit.clock import today
from servicekit.db import Database

from .companies import category, company, saved, verified

PATH = "/api/webui/suppliers"


def slugs(client: TestClient, **query: Any) -> list[str]:
    answer = client.get(PATH, params=query)
    assert answer.status_code == 200, answer.text
    return [row["slug"] for row in answer.json()["data"]]


def test_verified_and_answering_companies_are_first(
    client: TestClient, database: Database
) -> None:
    saved(
        database,
        company(slug="plain", company_name="A"),
        company(slug="quick", company_name="Z", response_rate=90),
        verified(slug="sure", company_name="M"),
        company(slug="draft", status="onboarding", step=160),
    )
    assert slugs(client) == ["sure", "quick", "plain"]


def test_filters_reduce_the_list(client: TestClient, database: Database) -> None:
    drinks = category(database, "drinks")
    tea = category(database, "tea", drinks)
    saved(
        database,
        verified(slug="tea-shop", category_ids=[tea], company_name="चिया घर"),
        company(slug="mill", province_id=2, company_name="100% Mill"),
    )
    assert slugs(client, category="drinks") == ["tea-shop"]
    assert slugs(client, category=str(tea)) == ["tea-shop"]
    assert slugs(client, category="nothing") == []
    assert slugs(client, province=2) == ["mill"]
    assert slugs(client, verified=True) == ["tea-shop"]
    assert slugs(client, q="चिया") == ["tea-shop"]
    assert slugs(client, q="100%") == ["mill"]
    assert slugs(client, q="%_%") == []


def test_the_list_has_who_is_closed_today(
    client: TestClient, database: Database
) -> None:
    until = today() + timedelta(days=3)
    saved(database, company(closed_from=today(), closed_to=until), company(slug="open"))
    rows = client.get(PATH).json()["data"]
    closed = {row["slug"]: row["closed_until"] for row in rows}
    assert closed == {"himal-tea": str(until), "open": None}


def test_the_list_is_paged(client: TestClient, database: Database) -> None:
    saved(database, *(company(slug=f"shop-{n}") for n in range(3)))
    body = client.get(PATH, params={"per_page": 2, "page": 2}).json()
    assert len(body["data"]) == 1
    assert body["meta"]["total"] == 3
    assert body["links"]["prev"].startswith(PATH)


def test_invalid_filters_are_field_errors(client: TestClient) -> None:
    for name, value in (("province", "x"), ("q", "a\x00b"), ("verified", "maybe")):
        answer = client.get(PATH, params={name: value})
        assert (answer.status_code, list(answer.json()["errors"])) == (422, [name])
