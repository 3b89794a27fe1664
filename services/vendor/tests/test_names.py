"""The badge belongs to a name (issue 26, line 29)."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from httpx2 import Response

from contracts.vendor import NameDecided, SellerUpdated
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.tokens import bearer
from vendor.error_texts import COMPANY_NAME_TAKEN
from vendor.profiles import names
from vendor.profiles.models import Seller, sellers

from .companies import company, kept
from .desk import DESK, PAGE, Desk, Papers, told, trail

OWN = "/api/sellerprofile"


class Firm:
    """One company and its owner."""

    def __init__(self, client: TestClient, database: Database, **columns: Any) -> None:
        self.client = client
        self.row = kept(database, company(**columns))
        self.headers = bearer(self.row.owner_id, "seller")
        with database.session() as session:
            names.fill(session)

    def rename(self, **form: Any) -> Response:
        return self.client.put(OWN, json=form, headers=self.headers)

    def own(self) -> dict[str, Any]:
        answer = self.client.get(f"{OWN}?showall=true", headers=self.headers)
        data: dict[str, Any] = answer.json()["data"]
        return data


@pytest.fixture
def desk(client: TestClient) -> Desk:
    return Desk(client)


@pytest.fixture
def verified(client: TestClient, database: Database, desk: Desk) -> Firm:
    """Himal Tea, with the badge."""
    firm = Firm(client, database, phone_verified_at=now())
    desk.approve(Papers(client, firm.row).sent()["id"])
    return firm


@pytest.fixture
def other(client: TestClient, database: Database) -> Firm:
    return Firm(client, database, slug="everest", company_name="Everest Foods")


def renamed(desk: Desk) -> dict[str, Any]:
    (row,) = desk.queue(status="renamed")["data"]
    shown: dict[str, Any] = desk.shown(row["id"])
    return shown


def decide(desk: Desk, what: str, **form: Any) -> Response:
    found = renamed(desk)
    path = f"{DESK}/{found['id']}/name/{what}"
    body = {"version": found["version"], **form}
    return desk.client.post(path, json=body, headers=desk.headers)


def public(client: TestClient) -> tuple[str, bool]:
    data = client.get(PAGE).json()["data"]
    return data["company_name"], data["is_seller_verified"]


@pytest.mark.parametrize(
    "name",
    ["HIMAL TEA", "Нimаl Теа", "Himal-Tea", "H1mal Tea"],
)
@pytest.mark.parametrize("field", ["company_name", "company_name_ne"])
def test_a_verified_companys_name_is_nobody_elses(
    verified: Firm, other: Firm, field: str, name: str
) -> None:
    refused = other.rename(**{field: name})
    assert refused.status_code == 422
    assert refused.json()["errors"] == {field: [COMPANY_NAME_TAKEN]}
    assert refused.json()["code"] == "name_taken"


@pytest.mark.parametrize(
    "name",
    ["Himal\u202eTea", "Himal\u2063", "Ever ✓ Verified", "Ever ✅", "<b>Ever</b>",
     "Ever\nFoods", "Haat Official Support", "Nepal Rastra Bank", "नेपाल राष्ट्र बैंक",
     "Admin", "Ever https://evil.example", "www.evil.example", "win@evil.example"],
)  # fmt: skip
def test_names_that_lend_trust_are_refused(other: Firm, name: str) -> None:
    for field in ("company_name", "company_name_ne"):
        refused = other.rename(**{field: name})
        assert (refused.status_code, list(refused.json()["errors"])) == (422, [field])


@pytest.mark.parametrize("slug", ["haat-official", "admin", "support", "haat"])
def test_reserved_addresses_are_refused(other: Firm, slug: str) -> None:
    refused = other.rename(slug=slug)
    assert refused.json()["code"] == "slug_reserved"
    asked = other.client.get(
        f"{OWN}/slug", params={"slug": slug}, headers=other.headers
    )
    assert asked.json()["data"]["available"] is False
    assert asked.json()["data"]["suggestion"] != slug


def test_a_verified_companys_new_name_waits_and_the_old_one_stays(
    client: TestClient, verified: Firm, desk: Desk, database: Database
) -> None:
    answer = verified.rename(company_name="Kanchan Tea", company_name_ne="कञ्चन चिया")
    own = answer.json()["data"]
    assert answer.status_code == 200
    assert (own["company_name"], own["pending_name"]) == ("Himal Tea", "Kanchan Tea")
    assert (own["company_name_ne"], own["pending_name_ne"]) == (None, "कञ्चन चिया")
    assert own["pending_name_at"]
    assert public(client) == ("Himal Tea", True)
    assert "Kanchan Tea" not in str(told(database, SellerUpdated))
    shown = renamed(desk)
    assert shown["registered_name"] == "Himal Tea Private Limited"
    assert shown["seller"]["pending_name"] == "Kanchan Tea"
    assert desk.queue()["meta"]["counts"]["renamed"] == 1


def decided(database: Database) -> tuple[str, bool, str | None]:
    """What others hear, to tell the owner."""
    (event,) = told(database, NameDecided)
    return event.name, event.is_approved, event.note


def test_an_approved_name_becomes_public_with_the_badge(
    client: TestClient, verified: Firm, desk: Desk, database: Database
) -> None:
    verified.rename(company_name="Kanchan Tea")
    assert decide(desk, "approve").status_code == 200
    assert public(client) == ("Kanchan Tea", True)
    assert told(database, SellerUpdated)[-1].company_name == "Kanchan Tea"
    assert verified.own()["pending_name"] is None
    assert ("name", "approved", "admin") in trail(database)
    assert decided(database) == ("Kanchan Tea", True, None)
    assert desk.queue(status="renamed")["data"] == []


def test_a_rejected_name_is_explained_to_the_seller(
    client: TestClient, database: Database, verified: Firm, desk: Desk
) -> None:
    verified.rename(company_name="Kanchan Tea")
    assert decide(desk, "reject", note="It is not on your papers.").status_code == 200
    own = verified.own()
    assert (own["pending_name"], own["company_name"]) == (None, "Himal Tea")
    assert own["name_refused_note"] == "It is not on your papers."
    assert decided(database) == ("Kanchan Tea", False, "It is not on your papers.")
    assert public(client) == ("Himal Tea", True)


def test_the_present_name_takes_the_wish_back(verified: Firm, desk: Desk) -> None:
    verified.rename(company_name="Kanchan Tea")
    verified.rename(company_name="Himal Tea")
    assert verified.own()["pending_name_at"] is None
    assert desk.queue(status="renamed")["data"] == []


def test_what_the_administrator_has_not_seen_is_not_approved(
    verified: Firm, desk: Desk
) -> None:
    verified.rename(company_name="Kanchan Tea")
    seen = renamed(desk)
    verified.rename(company_name="Kantipur Bank")
    path = f"{DESK}/{seen['id']}/name/approve"
    stale = desk.client.post(
        path, json={"version": seen["version"]}, headers=desk.headers
    )
    assert (stale.status_code, stale.json()["code"]) == (409, "changed_elsewhere")


def test_a_name_changed_during_the_review_is_seen_first(
    client: TestClient, other: Firm, desk: Desk
) -> None:
    review = Papers(client, other.row).sent()["id"]
    seen = desk.shown(review)["version"]
    other.rename(company_name="Kantipur Bank")
    assert desk.approve(review, version=seen).status_code == 409


def test_a_name_of_an_unverified_company_is_shown_at_the_review(
    client: TestClient, database: Database, other: Firm, desk: Desk
) -> None:
    twin = Firm(client, database, slug="everest-2", company_name="EVEREST foods")
    shown = desk.shown(Papers(client, twin.row).sent()["id"])
    (clash,) = shown["name_clashes"]
    assert (clash["slug"], clash["is_seller_verified"]) == ("everest", False)


def test_of_two_pending_names_that_look_alike_one_is_approved(
    client: TestClient, database: Database, verified: Firm, desk: Desk
) -> None:
    verified.rename(company_name="Kanchan Tea")
    twin = Firm(client, database, slug="kanchan", company_name="Kanchan Tea",
                phone_verified_at=now())  # fmt: skip
    desk.approve(Papers(client, twin.row).sent(pan_number="301291735")["id"])
    refused = decide(desk, "approve")
    assert (refused.status_code, refused.json()["code"]) == (422, "name_taken")


def test_rows_from_before_get_their_skeletons(
    client: TestClient, database: Database
) -> None:
    kept(database, company(company_name="Himal Tea", company_name_ne="हिमाल चिया"))
    with database.session() as session:
        session.execute(sa.update(sellers).values(name_skeletons=None))
        names.fill(session)
        (row,) = session.execute(sa.select(Seller)).scalars()
        assert row.name_skeletons == names.skeletons("Himal Tea", "हिमाल चिया")
