"""A hostile request does not slow down other clients."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from servicekit.http.bodies import BodyLimits
from servicekit.testing.hostile import broken_answers, costly_bodies
from servicekit.testing.refusals import uncoded
from servicekit.testing.tokens import bearer

from .person import Person

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
LISTED = ROOT / "gateway/refusals.json"


@pytest.fixture
def headers(seller: Person) -> dict[str, str]:
    return bearer(seller.id, "seller", "admin")


def test_a_hostile_body_costs_little_processor_time(
    client: TestClient, headers: dict[str, str]
) -> None:
    sent, costly = costly_bodies(client, headers, BodyLimits.of("engagement"))
    print(f"engagement: {sent} hostile bodies, {len(costly)} costly")
    assert costly == {}


def test_unusual_parameters_never_cause_a_500(
    client: TestClient, headers: dict[str, str]
) -> None:
    sent, wrong = broken_answers(client, headers)
    print(f"engagement: {sent} odd parameters, {len(wrong)} broken")
    assert wrong == {}


def test_every_refusal_code_has_a_message_in_the_front_ends(
    client: TestClient, headers: dict[str, str]
) -> None:
    read, missing = uncoded(client, headers, LISTED)
    print(f"engagement: {read} sentences of refusals, {len(missing)} without a code")
    assert missing == {}
