from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from .companies import category, company, saved, verified

PATH = "/api/webui/seller/himal-tea/sellerprofile"
SPECIFIED = {
    "company_name", "slug", "company_logo", "is_seller_verified", "business_address_1",
    "locality", "city", "state", "country", "gstin", "primary_mobile", "primary_email",
    "location", "phone_verified_at", "statutory_detail_status", "step",
}  # fmt: skip


def test_the_page_has_the_specified_fields(
    client: TestClient, database: Database
) -> None:
    tea = category(database, "tea")
    saved(database, verified(category_ids=[tea]))
    data = client.get(PATH).json()["data"]
    assert data.keys() >= SPECIFIED
    assert data["location"] == {"lat": 26.9, "lng": 88.1}
    assert data["is_seller_verified"] is True
    assert data["gstin"] == data["pan_number"] == "301291733"
    assert {fact["what"] for fact in data["verification"]} == {"phone", "statutory"}
    assert [row["slug"] for row in data["categories"]] == ["tea"]
    assert "owner_id" not in data


def test_a_matching_etag_is_304(client: TestClient, database: Database) -> None:
    saved(database, company())
    first = client.get(PATH)
    assert first.headers["cache-control"].startswith("public")
    known = {"If-None-Match": first.headers["etag"]}
    assert client.get(PATH, headers=known).status_code == 304


@pytest.mark.parametrize(
    "hidden",
    [{"status": "onboarding", "step": 160}, {"status": "suspended"}],
)
def test_a_hidden_company_is_visible_to_its_owner_only(
    client: TestClient, database: Database, hidden: dict[str, object]
) -> None:
    seller = saved(database, company(**hidden))
    assert client.get(PATH).status_code == 404
    assert client.get(PATH, headers=bearer(new_id())).status_code == 404
    preview = client.get(PATH, headers=bearer(seller.owner_id))
    assert preview.status_code == 200
    assert preview.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("hidden", "code"),
    [
        ({"status": "onboarding", "step": 160, "onboarded_at": None}, "seller_unknown"),
        ({"status": "suspended", "onboarded_at": now()}, "seller_unavailable"),
        ({"status": "closed", "onboarded_at": now()}, "seller_unavailable"),
    ],
)
def test_a_company_that_was_public_is_unavailable_not_unknown(
    client: TestClient, database: Database, hidden: dict[str, object], code: str
) -> None:
    saved(database, company(**hidden))
    answer = client.get(PATH)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_an_old_slug_redirects_permanently(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    headers = bearer(seller.owner_id, "seller")
    for slug in ("himal-chiya", "himal-tea-estate"):
        client.put("/api/sellerprofile", json={"slug": slug}, headers=headers)
    for old in ("himal-tea", "himal-chiya"):
        path = f"/api/webui/seller/{old}/sellerprofile"
        answer = client.get(path, follow_redirects=False)
        assert answer.status_code == 301
        assert answer.headers["location"].endswith("/himal-tea-estate/sellerprofile")


def test_an_old_slug_is_not_available_to_others(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    mine = bearer(seller.owner_id, "seller")
    client.put("/api/sellerprofile", json={"slug": "himal-chiya"}, headers=mine)
    path = "/api/sellerprofile/slug?slug=himal-tea"
    others = client.get(path, headers=bearer(new_id())).json()["data"]
    assert others["available"] is False
    assert client.get(path, headers=mine).json()["data"]["available"] is True
    client.put("/api/sellerprofile", json={"slug": "himal-tea"}, headers=mine)
    assert client.get(PATH, follow_redirects=False).status_code == 200


@pytest.mark.parametrize("slug", ["nobody-here", "%00", "A" * 300, "..%2f", "नमस्ते"])
def test_an_unknown_slug_is_404(client: TestClient, slug: str) -> None:
    answer = client.get(f"/api/webui/seller/{slug}/sellerprofile")
    assert answer.status_code == 404
    assert answer.json()["message"]


def test_a_closure_is_in_the_profile_until_it_ends(
    client: TestClient, database: Database
) -> None:
    day = timedelta(days=1)
    saved(
        database,
        company(closed_from=today(), closed_to=today() + day),
        company(slug="later", closed_from=today() + day, closed_to=today() + day),
    )
    assert client.get(PATH).json()["data"]["closed_until"] == str(today() + day)
    later = client.get(PATH.replace("himal-tea", "later")).json()["data"]
    assert later["closed_until"] is None
