"""Four attackers with hostile bodies and other clients, on a real server."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from servicekit.http.bodies import BodyLimits
from servicekit.ids import new_id
from servicekit.testing.live_server import running
from servicekit.testing.neighbours import Polite, hostile_requests, measured
from servicekit.testing.tokens import bearer

pytestmark = pytest.mark.search

# One of each class of body: a public form, an ordinary one, a long list.
ATTACKED = ("reportProduct", "createProduct", "fillProductRange")


@pytest.mark.timed
def test_the_p99_of_other_requests_is_bounded_under_attack(
    client: TestClient, tmp_path: Path
) -> None:
    limits, attacker = BodyLimits.of("catalog"), bearer(new_id(), "seller", "admin")
    requests = hostile_requests(client.app, limits, attacker, *ATTACKED)  # type: ignore[arg-type]
    buyer = bearer(new_id(), "buyer")
    with running("catalog") as (address, _):
        polite = Polite(address, "/api/questions?as=buyer", buyer)
        found = measured(polite, requests, tmp_path)
    print(
        f"neighbours: p99 {found.idle_s * 1000:.0f} ms idle,"
        f" {found.attacked_s * 1000:.0f} ms attacked, {dict(found.answered)}"
    )
    assert {"413", "422"} <= found.answered.keys()
    assert found.is_fair
