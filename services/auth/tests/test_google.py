from urllib.parse import parse_qs, urlsplit

import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.google.models import table
from auth.settings import AuthSettings


def test_without_a_client_id_it_says_so(client: TestClient) -> None:
    answer = client.get("/api/authorize/google")
    assert answer.status_code == 503
    assert answer.json()["code"] == "google_not_configured"


def test_the_address_carries_state_and_challenge(
    client: TestClient, settings: AuthSettings, session: Session
) -> None:
    app = client.app
    app.state.settings = settings.model_copy(  # type: ignore[attr-defined]
        update={"google_client_id": "haat-test"}
    )
    url = client.get("/api/authorize/google").json()["url"]
    query = parse_qs(urlsplit(url).query)
    assert query["client_id"] == ["haat-test"]
    assert query["code_challenge_method"] == ["S256"]
    kept = session.execute(sa.select(table.c.state, table.c.code_verifier)).one()
    assert query["state"] == [kept.state]
    assert kept.code_verifier not in url
