"""The commit precedes the response; an outage is a 503."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
import things
from fastapi.testclient import TestClient
from sqlalchemy import text

from servicekit.db import Database
from servicekit.http.app import create_app
from servicekit.settings import ServiceSettings

STATES = ["08006", "25006", "40001", "53100", "55P03", "57P03", "58030"]
THROW_OUT = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()"""


def _count(database: Database) -> int:
    with database.session() as session:
        return int(session.execute(text("select count(*) from things")).scalar_one())


def _fail_after_a_write(database: Database) -> None:
    with database.session() as session:
        session.execute(text("insert into things (name) values ('a')"))
        raise LookupError


def test_a_failing_commit_is_not_a_201(client: TestClient, database: Database) -> None:
    assert client.post("/things", json={"name": "a", "code": "x"}).status_code == 201
    answer = client.post("/things", json={"name": "b", "code": "x"})
    assert answer.status_code == 500
    assert _count(database) == 1


def test_a_refusal_rolls_back(database: Database) -> None:
    with pytest.raises(LookupError):
        _fail_after_a_write(database)
    assert _count(database) == 0


def test_a_statement_timeout_is_503(client: TestClient) -> None:
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


def test_an_unavailable_database_is_503(settings: ServiceSettings) -> None:
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


@contextmanager
def _read_only(database: Database) -> Iterator[None]:
    """As after a failover, for every connection from now on."""
    engine = database.engine.execution_options(isolation_level="AUTOCOMMIT")
    name = engine.url.database
    with engine.connect() as outside:
        alter = f'alter database "{name}" {{}} default_transaction_read_only'
        outside.execute(text(alter.format("set") + " = on"))
        outside.execute(text(THROW_OUT))
        try:
            yield
        finally:
            outside.execute(text(alter.format("reset")))
            outside.execute(text(THROW_OUT))


def test_writing_to_a_read_only_database_is_503(
    client: TestClient, database: Database
) -> None:
    with _read_only(database):
        answer = client.post("/things", json={"name": "a"})
        assert client.get("/things").status_code == 200
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert answer.headers["retry-after"] == "2"
    assert client.post("/things", json={"name": "a"}).status_code == 201


@pytest.mark.parametrize(
    "state", ["08006", "25006", "40001", "53100", "55P03", "57P03"]
)
def test_an_outage_is_503_whatever_its_class(client: TestClient, state: str) -> None:
    answer = client.get("/fail", params={"state": state})
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "2"


@pytest.mark.parametrize("state", ["23505", "42P01", "54000", "P0001"])
def test_our_own_error_is_not_an_outage(client: TestClient, state: str) -> None:
    assert client.get("/fail", params={"state": state}).status_code == 500


def test_an_unavailable_broker_leaves_the_api_ready(client: TestClient) -> None:
    answer = client.get("/health/ready")
    assert answer.status_code == 200
    assert answer.json() == {"database": True, "broker": False}
