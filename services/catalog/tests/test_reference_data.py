"""The snapshot of reference data: read once, and again after a change."""

import time

import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlalchemy.ext.asyncio import create_async_engine

from catalog.search.reference_data import ReferenceCache, ReferenceData
from servicekit.changes.store import Change
from servicekit.db import Database
from servicekit.ids import new_id

from . import factories

# Of this test's own connections: the application reads the same tables for its index.
_NAME = "reference-data-test"
_WAITS = sa.text(
    "select count(*) from pg_stat_activity"
    " where application_name = :name and wait_event_type = 'Lock'"
).bindparams(name=_NAME)


def _cache(client: TestClient) -> ReferenceCache:
    return ReferenceCache(client.app.state.database.reads)  # type: ignore[attr-defined]


def _get(client: TestClient, cache: ReferenceCache) -> ReferenceData:
    read: ReferenceData = client.portal.call(cache.get)  # type: ignore[union-attr]
    return read


def _names(reference: ReferenceData) -> set[str]:
    return {each["name"] for each in reference.categories.values()}


def test_the_cache_is_reloaded_only_after_a_change_of_its_tables(
    client: TestClient, database: Database
) -> None:
    cache = _cache(client)
    first = _get(client, cache)
    cache.drop_changed([Change("product", new_id()), Change("seller", None)])
    assert _get(client, cache) is first
    for kind in ("category", "synonym"):
        before = _get(client, cache)
        cache.drop_changed([Change(kind, new_id())])
        assert _get(client, cache) is not before


def test_a_change_during_the_load_reloads_the_cache(
    client: TestClient, database: Database
) -> None:
    url = client.app.state.database.reads.url  # type: ignore[attr-defined]
    reads = create_async_engine(url, connect_args={"application_name": _NAME})
    cache = ReferenceCache(reads)
    with database.session() as session:
        factories.category(session, "grains")
    with database.session() as session:
        # It reads attributes last: names of categories are read, and then it waits.
        session.execute(sa.text("lock table category_attributes"))
        reading = client.portal.start_task_soon(cache.get)  # type: ignore[union-attr]
        while not session.execute(_WAITS).scalar_one():
            time.sleep(0.01)
            session.execute(sa.text("select pg_stat_clear_snapshot()"))
        session.execute(sa.text("update categories set name = 'Pulses'"))
        cache.drop()
    assert _names(reading.result()) == {"Grains"}
    assert _names(_get(client, cache)) == {"Pulses"}
    client.portal.call(reads.dispose)  # type: ignore[union-attr]
