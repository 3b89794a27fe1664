"""The running stack loses no commit, and its workers prefetch no more than they can
handle."""

from typing import Any

import httpx
import psycopg
import pytest

from tests.contract.searched_places import connection_strings, environment_of_stack

SERVICES = ("auth", "catalog", "vendor", "engagement")
DURABLE = ("synchronous_commit", "fsync", "full_page_writes")
MAX_PREFETCH = 10


@pytest.mark.parametrize("service", SERVICES)
def test_commits_are_synchronous(service: str) -> None:
    with psycopg.connect(connection_strings()[service]) as connection:
        rows = connection.execute(
            "select name, setting from pg_settings where name = any(%s)",
            (list(DURABLE),),
        ).fetchall()
    assert dict(rows) == dict.fromkeys(DURABLE, "on")


def test_every_worker_has_a_bounded_prefetch(stack: dict[str, Any]) -> None:
    broker = httpx.URL(environment_of_stack()["HAAT_AMQP_URL"])
    port = stack["processes"]["rabbitmq"]["port"] + 1
    answer = httpx.get(
        f"http://127.0.0.1:{port}/api/consumers",
        auth=(broker.username, broker.password),
    )
    consumers = answer.raise_for_status().json()
    taken = {each["queue"]["name"]: each["prefetch_count"] for each in consumers}
    assert {name.split(".")[0] for name in taken} >= set(SERVICES)
    wrong = {name: n for name, n in taken.items() if not 1 <= n <= MAX_PREFETCH}
    assert wrong == {}
