"""A hostile request does not slow down other clients."""

from pathlib import Path
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from auth.accounts.service import grant
from servicekit.db import Database
from servicekit.http.bodies import BodyLimits
from servicekit.testing.hostile import broken_answers, costly_bodies
from servicekit.testing.refusals import uncoded

from .forms import bearer, login, registered

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
LISTED = ROOT / "gateway/refusals.json"


@pytest.fixture
def headers(client: TestClient, database: Database) -> dict[str, str]:
    made = registered(client, email="root@example.com")
    with database.session() as session:
        grant(session, UUID(made["user"]["id"]), "admin")
    payload = login(email="root@example.com")
    return bearer(client.post("/api/login", json=payload).json()["data"])


def test_a_hostile_body_costs_little_processor_time(
    client: TestClient, headers: dict[str, str]
) -> None:
    sent, costly = costly_bodies(client, headers, BodyLimits.of("auth"))
    print(f"auth: {sent} hostile bodies, {len(costly)} costly")
    assert costly == {}


def test_unusual_parameters_never_cause_a_500(
    client: TestClient, headers: dict[str, str]
) -> None:
    sent, wrong = broken_answers(client, headers)
    print(f"auth: {sent} odd parameters, {len(wrong)} broken")
    assert wrong == {}


def test_every_refusal_code_has_a_message_in_the_front_ends(
    client: TestClient, headers: dict[str, str]
) -> None:
    read, missing = uncoded(client, headers, LISTED)
    print(f"auth: {read} sentences of refusals, {len(missing)} without a code")
    assert missing == {}
