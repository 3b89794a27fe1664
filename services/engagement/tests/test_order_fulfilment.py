"""A requirement whose order is in progress is not fulfilled by time."""

import pytest
from fastapi.testclient import TestClient

from engagement.rfq.requirements.jobs import fulfil_awarded
from engagement.rfq.requirements.models import Requirement
from servicekit.db import Database
from servicekit.testing.clock import ahead

from .trade import at


@pytest.mark.parametrize(
    ("status", "then"),
    [("placed", "fulfilled"), ("confirmed", "awarded"), ("closed", "fulfilled")],
)
def test_a_requirement_with_an_order_in_progress_is_not_fulfilled_by_time(
    client: TestClient, database: Database, status: str, then: str
) -> None:
    deal = at(client, database, status)

    with ahead(days=31), database.session() as session:
        fulfil_awarded(session)

    with database.session() as session:
        requirement = session.get_one(Requirement, deal.requirement_id)
        assert requirement.status == then
