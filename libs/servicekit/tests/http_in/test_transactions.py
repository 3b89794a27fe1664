"""The commit comes before the answer; an outage is said, not hidden."""

from concurrent.futures import ThreadPoolExecutor

import pytest
import things
from fastapi.testclient import TestClient
from sqlalchemy import text

from servicekit.db import Database
from servicekit.http.app import create_app
from servicekit.settings import ServiceSettings


def _count(database: Database) -> int:
    with database.session() as session:
        return int(session.execute(text("select count(*) from things")).scalar_one())


def _fail_after_a_write(database: Database) -> None:
    with database.session() as session:
        session.execute(text("insert into things (name) values ('a')"))
        raise LookupError


def test_a_failing_commit_is_no_201(client: TestClient, database: Database) -> None:
    assert client.post("/things", json={"name": "a", "code": "x"}).status_code == 201
    answer = client.post("/things", json={"name": "b", "code": "x"})
    assert answer.status_code == 500
    assert _count(database) == 1


def test_a_refusal_rolls_back(database: Database) -> None:
    with pytest.raises(LookupError):
        _fail_after_a_write(database)
    assert _count(database) == 0


def test_a_statement_that_takes_too_long_is_503(client: TestClient) -> None:
    answer = client.get("/slow")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert answer.headers["retry-after"] == "2"


def test_a_full_pool_is_503(
    settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("servicekit.db.POOL_TIMEOUT_S", 0.1)
    few = settings.model_copy(update={"pool_size": 1})
    app = create_app(few, [things.router])
    client = TestClient(app, raise_server_exceptions=False)
    with client, ThreadPoolExecutor(13) as pool:
        answers = list(pool.map(lambda _: client.get("/slow"), range(13)))
    assert {answer.status_code for answer in answers} == {503}


def test_a_database_that_is_away_is_503(settings: ServiceSettings) -> None:
    away = settings.model_copy(
        update={"database_url": "postgresql+psycopg://a:b@127.0.0.1:1/none"}
    )
    with TestClient(create_app(away, [things.router])) as client:
        assert client.get("/things").status_code == 503
        assert client.post("/things", json={"name": "a"}).status_code == 503
        assert client.get("/health/ready").json() == {
            "database": False,
            "broker": False,
        }
        assert client.get("/health/ready").status_code == 503
        assert client.get("/health/live").status_code == 200


def test_a_broker_that_is_away_leaves_the_api_ready(client: TestClient) -> None:
    answer = client.get("/health/ready")
    assert answer.status_code == 200
    assert answer.json() == {"database": True, "broker": False}
