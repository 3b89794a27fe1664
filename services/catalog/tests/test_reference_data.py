"""The snapshot of reference data: read once, and again after a change."""

import time

import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.search.reference_data import ReferenceCache, ReferenceData
from servicekit.changes.store import Change
from servicekit.db import Database
from servicekit.ids import new_id

from . import factories

_WAITS = sa.text("select count(*) from pg_locks where not granted")


def _cache(client: TestClient) -> ReferenceCache:
    return ReferenceCache(client.app.state.database.reads)  # type: ignore[attr-defined]


def _get(client: TestClient, cache: ReferenceCache) -> ReferenceData:
    read: ReferenceData = client.portal.call(cache.get)  # type: ignore[union-attr]
    return read


def _names(reference: ReferenceData) -> set[str]:
    return {each["name"] for each in reference.categories.values()}


def test_it_is_read_again_after_a_change_of_its_tables_alone(
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


def test_what_changed_while_it_was_read_is_read_again(
    client: TestClient, database: Database
) -> None:
    cache = _cache(client)
    with database.session() as session:
        factories.category(session, "grains")
    with database.session() as session:
        # It reads attributes last: names of categories are read, and then it waits.
        session.execute(sa.text("lock table category_attributes"))
        reading = client.portal.start_task_soon(cache.get)  # type: ignore[union-attr]
        while not session.execute(_WAITS).scalar_one():
            time.sleep(0.01)
        session.execute(sa.text("update categories set name = 'Pulses'"))
        cache.drop()
    assert _names(reading.result()) == {"Grains"}
    assert _names(_get(client, cache)) == {"Pulses"}
