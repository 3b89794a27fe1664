"""The verified badge belongs to the name of a company."""

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

from .companies import company, saved
from .verifications import PAGE, REVIEWS, Applicant, Reviewer, events_of, trail

OWN = "/api/sellerprofile"


class Firm:
    """One company and its owner."""

    def __init__(self, client: TestClient, database: Database, **columns: Any) -> None:
        self.client = client
        self.row = saved(database, company(**columns))
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
def reviewer(client: TestClient) -> Reviewer:
    return Reviewer(client)


@pytest.fixture
def verified(client: TestClient, database: Database, reviewer: Reviewer) -> Firm:
    """Himal Tea, with the badge."""
    firm = Firm(client, database, phone_verified_at=now())
    reviewer.approve(Applicant(client, firm.row).sent()["id"])
    return firm


@pytest.fixture
def other(client: TestClient, database: Database) -> Firm:
    return Firm(client, database, slug="everest", company_name="Everest Foods")


def renamed(reviewer: Reviewer) -> dict[str, Any]:
    (row,) = reviewer.queue(status="renamed")["data"]
    verification: dict[str, Any] = reviewer.read(row["id"])
    return verification


def decide(reviewer: Reviewer, what: str, **form: Any) -> Response:
    found = renamed(reviewer)
    path = f"{REVIEWS}/{found['id']}/name/{what}"
    body = {"version": found["version"], **form}
    return reviewer.client.post(path, json=body, headers=reviewer.headers)


def public(client: TestClient) -> tuple[str, bool]:
    data = client.get(PAGE).json()["data"]
    return data["company_name"], data["is_seller_verified"]


@pytest.mark.parametrize(
    "name",
    ["HIMAL TEA", "Нimаl Теа", "Himal-Tea", "H1mal Tea"],
)
@pytest.mark.parametrize("field", ["company_name", "company_name_ne"])
def test_the_name_of_a_verified_company_is_taken(
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
def test_names_that_suggest_trust_are_refused(other: Firm, name: str) -> None:
    for field in ("company_name", "company_name_ne"):
        refused = other.rename(**{field: name})
        assert (refused.status_code, list(refused.json()["errors"])) == (422, [field])


@pytest.mark.parametrize("slug", ["haat-official", "admin", "support", "haat"])
def test_reserved_addresses_are_refused(other: Firm, slug: str) -> None:
    refused = other.rename(slug=slug)
    assert refused.json()["code"] == "slug_reserved"
    response = other.client.get(
        f"{OWN}/slug", params={"slug": slug}, headers=other.headers
    )
    assert response.json()["data"]["available"] is False
    assert response.json()["data"]["suggestion"] != slug


def test_a_new_name_of_a_verified_company_waits_for_approval(
    client: TestClient, verified: Firm, reviewer: Reviewer, database: Database
) -> None:
    answer = verified.rename(company_name="Kanchan Tea", company_name_ne="कञ्चन चिया")
    own = answer.json()["data"]
    assert answer.status_code == 200
    assert (own["company_name"], own["pending_name"]) == ("Himal Tea", "Kanchan Tea")
    assert (own["company_name_ne"], own["pending_name_ne"]) == (None, "कञ्चन चिया")
    assert own["pending_name_at"]
    assert public(client) == ("Himal Tea", True)
    assert "Kanchan Tea" not in str(events_of(database, SellerUpdated))
    verification = renamed(reviewer)
    assert verification["registered_name"] == "Himal Tea Private Limited"
    assert verification["seller"]["pending_name"] == "Kanchan Tea"
    assert reviewer.queue()["meta"]["counts"]["renamed"] == 1


def decided(database: Database) -> tuple[str, bool, str | None]:
    """The event by which engagement notifies the owner."""
    (event,) = events_of(database, NameDecided)
    return event.name, event.is_approved, event.note


def test_an_approved_name_becomes_public_with_the_badge(
    client: TestClient, verified: Firm, reviewer: Reviewer, database: Database
) -> None:
    verified.rename(company_name="Kanchan Tea")
    assert decide(reviewer, "approve").status_code == 200
    assert public(client) == ("Kanchan Tea", True)
    assert events_of(database, SellerUpdated)[-1].company_name == "Kanchan Tea"
    assert verified.own()["pending_name"] is None
    assert ("name", "approved", "admin") in trail(database)
    assert decided(database) == ("Kanchan Tea", True, None)
    assert reviewer.queue(status="renamed")["data"] == []


def test_a_rejected_name_has_a_reason(
    client: TestClient, database: Database, verified: Firm, reviewer: Reviewer
) -> None:
    verified.rename(company_name="Kanchan Tea")
    assert (
        decide(reviewer, "reject", note="It is not on your papers.").status_code == 200
    )
    own = verified.own()
    assert (own["pending_name"], own["company_name"]) == (None, "Himal Tea")
    assert own["name_refused_note"] == "It is not on your papers."
    assert decided(database) == ("Kanchan Tea", False, "It is not on your papers.")
    assert public(client) == ("Himal Tea", True)


def test_returning_to_the_current_name_cancels_the_request(
    verified: Firm, reviewer: Reviewer
) -> None:
    verified.rename(company_name="Kanchan Tea")
    verified.rename(company_name="Himal Tea")
    assert verified.own()["pending_name_at"] is None
    assert reviewer.queue(status="renamed")["data"] == []


def test_an_outdated_name_cannot_be_approved(
    verified: Firm, reviewer: Reviewer
) -> None:
    verified.rename(company_name="Kanchan Tea")
    seen = renamed(reviewer)
    verified.rename(company_name="Kantipur Bank")
    path = f"{REVIEWS}/{seen['id']}/name/approve"
    stale = reviewer.client.post(
        path, json={"version": seen["version"]}, headers=reviewer.headers
    )
    assert (stale.status_code, stale.json()["code"]) == (409, "changed_elsewhere")


def test_a_name_changed_during_the_review_needs_a_new_review(
    client: TestClient, other: Firm, reviewer: Reviewer
) -> None:
    review = Applicant(client, other.row).sent()["id"]
    seen = reviewer.read(review)["version"]
    other.rename(company_name="Kantipur Bank")
    assert reviewer.approve(review, version=seen).status_code == 409


def test_the_review_has_the_name_of_an_unverified_company(
    client: TestClient, database: Database, other: Firm, reviewer: Reviewer
) -> None:
    twin = Firm(client, database, slug="everest-2", company_name="EVEREST foods")
    verification = reviewer.read(Applicant(client, twin.row).sent()["id"])
    (clash,) = verification["name_clashes"]
    assert (clash["slug"], clash["is_seller_verified"]) == ("everest", False)


def test_only_one_of_two_look_alike_pending_names_is_approved(
    client: TestClient, database: Database, verified: Firm, reviewer: Reviewer
) -> None:
    verified.rename(company_name="Kanchan Tea")
    twin = Firm(client, database, slug="kanchan", company_name="Kanchan Tea",
                phone_verified_at=now())  # fmt: skip
    others = {"pan_number": "301291735", "registration_number": "77/080"}
    reviewer.approve(Applicant(client, twin.row).sent(**others)["id"])
    refused = decide(reviewer, "approve")
    assert (refused.status_code, refused.json()["code"]) == (422, "name_taken")


def test_existing_rows_get_their_skeletons(
    client: TestClient, database: Database
) -> None:
    saved(database, company(company_name="Himal Tea", company_name_ne="हिमाल चिया"))
    with database.session() as session:
        session.execute(sa.update(sellers).values(name_skeletons=None))
        names.fill(session)
        (row,) = session.execute(sa.select(Seller)).scalars()
        assert row.name_skeletons == names.skeletons("Himal Tea", "हिमाल चिया")
