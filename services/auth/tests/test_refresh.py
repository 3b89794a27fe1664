from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import httpx
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.accounts.service import grant
from auth.sessions.models import refresh_tokens, sessions
from contracts.auth import SessionRevoked
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.events import recorded

from .forms import bearer, registered

NAME = "haat_refresh"


def refresh(client: TestClient, token: str) -> httpx.Response:
    client.cookies.clear()
    header = {"Cookie": f"{NAME}={token}"}
    return client.post("/api/token/refresh", headers=header)


def cookie_of(client: TestClient) -> str:
    return str(client.cookies.get(NAME))


def use_up(database: Database) -> None:
    """Moves every rotation one minute into the past."""
    used = refresh_tokens.c.used_at.is_not(None)
    past = now() - timedelta(minutes=1)
    with database.session() as session:
        session.execute(sa.update(refresh_tokens).where(used).values(used_at=past))


def test_refresh_returns_a_token_and_rotates_the_cookie(client: TestClient) -> None:
    registered(client)
    first = cookie_of(client)
    answer = refresh(client, first)
    data = answer.json()["data"]
    assert client.get("/api/user", headers=bearer(data)).status_code == 200
    assert answer.cookies[NAME] != first


def test_a_new_role_is_in_the_next_token(
    client: TestClient, database: Database
) -> None:
    data = registered(client)
    with database.session() as session:
        grant(session, data["user"]["id"], "seller")
    refreshed = refresh(client, cookie_of(client)).json()["data"]
    assert refreshed["user"]["roles"] == ["buyer", "seller"]


def test_twenty_parallel_refreshes_stay_signed_in(
    client: TestClient, session: Session
) -> None:
    data = registered(client)
    headers = {"Cookie": f"{NAME}={cookie_of(client)}"}
    client.cookies.clear()
    with ThreadPoolExecutor(20) as pool:
        answers = list(
            pool.map(
                lambda _: client.post("/api/token/refresh", headers=headers), range(20)
            )
        )
    refused = sum(answer.status_code != 200 for answer in answers)
    families = session.execute(sa.select(sa.func.count(sessions.c.id))).scalar()
    print(f"promise 16: 20 refreshes at once: {refused} refused, {families} family")
    assert (refused, families) == (0, 1)
    assert client.get("/api/user", headers=bearer(data)).status_code == 200


def test_a_replayed_refresh_token_ends_its_family(
    client: TestClient, database: Database
) -> None:
    data = registered(client)
    stolen = cookie_of(client)
    newest = refresh(client, stolen).cookies[NAME]
    use_up(database)
    statuses = [refresh(client, token).status_code for token in (stolen, newest)]
    statuses.append(client.get("/api/user", headers=bearer(data)).status_code)
    print(f"promise 16: replay after the grace, newest cookie, token: {statuses}")
    assert statuses == [401, 401, 401]
    with database.session() as session:
        assert len(recorded(session, SessionRevoked)) == 1


def test_a_missing_or_unknown_cookie_is_401(client: TestClient) -> None:
    assert client.post("/api/token/refresh").status_code == 401
    assert refresh(client, "strange").status_code == 401


def test_an_expired_session_is_not_refreshed(
    client: TestClient, database: Database
) -> None:
    registered(client)
    with database.session() as session:
        past = now() - timedelta(seconds=1)
        session.execute(sa.update(sessions).values(expires_at=past))
    assert refresh(client, cookie_of(client)).status_code == 401
