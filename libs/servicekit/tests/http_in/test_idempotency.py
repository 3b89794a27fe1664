"""A retried POST is safe (promise 9)."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from uuid import uuid4

from fastapi.testclient import TestClient
from httpx import Response
from sqlalchemy import text

from servicekit.clock import now
from servicekit.db import Database
from servicekit.housekeeping import delete_old
from servicekit.http.idempotency import RETENTION, erase_person, once_as
from servicekit.testing.tokens import bearer

KEY = {"Idempotency-Key": "11111111-2222"}


def _post(client: TestClient, name: str = "a", **headers: str) -> Response:
    return client.post("/things", json={"name": name}, headers={**KEY, **headers})


def test_twenty_parallel_requests_make_one_row(
    client: TestClient, database: Database
) -> None:
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: _post(client), range(20)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.text for answer in answers}) == 1
    replayed = [a for a in answers if "idempotent-replayed" in a.headers]
    assert len(replayed) == 19
    with database.session() as session:
        assert session.execute(text("select count(*) from things")).scalar() == 1


def test_the_same_key_with_another_body_is_refused(client: TestClient) -> None:
    _post(client)
    answer = _post(client, "b")
    assert (answer.status_code, answer.json()["code"]) == (422, "key_reused")


def test_two_callers_may_use_the_same_key(client: TestClient) -> None:
    mine, theirs = bearer(uuid4()), bearer(uuid4())
    first, second = _post(client, **mine), _post(client, **theirs)
    assert first.json() != second.json()


def test_a_new_token_of_the_same_caller_reuses_its_keys(client: TestClient) -> None:
    caller = uuid4()
    first, second = _post(client, **bearer(caller)), _post(client, **bearer(caller))
    assert first.json() == second.json()


def test_a_refused_request_may_be_corrected_under_the_same_key(
    client: TestClient,
) -> None:
    assert _post(client, "").status_code == 422
    assert _post(client, "a").status_code == 201


def test_an_empty_key_is_ignored(client: TestClient) -> None:
    answers = [_post(client, **{"Idempotency-Key": ""}) for _ in range(2)]
    assert answers[0].json() != answers[1].json()


def test_old_keys_are_deleted(client: TestClient, database: Database) -> None:
    first = _post(client)
    with database.session() as session:
        old = {"at": now() - RETENTION - timedelta(minutes=1)}
        session.execute(text("update idempotency_keys set created_at = :at"), old)
        delete_old(session)
        keys = session.execute(text("select count(*) from idempotency_keys"))
        assert keys.scalar() == 0
    assert _post(client).json() != first.json()


def test_a_request_on_behalf_of_a_user_runs_once_and_is_erased_with_the_user(
    database: Database,
) -> None:
    user_id, made = uuid4(), []

    def answer() -> dict[str, int]:
        made.append(len(made))
        return {"number": len(made)}

    for _ in range(2):
        with database.session() as session:
            once_as(user_id, "POST /things/7", session, "a-key", b"{}").answer(
                201, answer
            )
    assert len(made) == 1
    with database.session() as session:
        erase_person(session, user_id)
        count = session.execute(text("select count(*) from idempotency_keys")).scalar()
    assert count == 0
