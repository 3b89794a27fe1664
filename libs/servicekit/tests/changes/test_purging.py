"""Committed changes are purged; changes of unpublished rows are not."""

import time
import uuid
from collections.abc import Collection

import psycopg

from servicekit.changes.follower import Follower
from servicekit.changes.keys import keys_of
from servicekit.changes.purging import ChangePurges
from servicekit.changes.store import Change
from servicekit.settings import ServiceSettings


class Keys:
    """Stands in for the purger and records its keys."""

    def __init__(self) -> None:
        self.all: set[str] = set()

    def purge(self, keys: Collection[str]) -> None:
        self.all |= set(keys)

    def wait(self, key: str) -> None:
        end = time.monotonic() + 20
        while key not in self.all:
            assert time.monotonic() < end, self.all
            time.sleep(0.01)


def test_a_change_is_purged_by_its_kind_and_id() -> None:
    parcel = uuid.uuid4()
    assert keys_of([Change("parcel", parcel)], "shop") == {"parcel", f"parcel:{parcel}"}


def test_a_change_without_an_id_purges_all_of_the_service() -> None:
    changes = [Change("parcel", None), Change("shelf", uuid.uuid4())]
    assert keys_of(changes, "shop") == {"shop"}


def test_commits_from_before_the_start_are_purged_too(
    settings: ServiceSettings, connection: psycopg.Connection
) -> None:
    before, now, owner = uuid.uuid4(), uuid.uuid4(), uuid.uuid4()
    insert = "insert into parcels values (%s, %s)"
    connection.execute(insert, (before, owner))
    keys = Keys()
    follower = Follower(settings, ChangePurges(settings, keys, ["parcel"]))  # type: ignore[arg-type]
    follower.start()
    try:
        keys.wait(f"parcel:{before}")
        connection.execute(insert, (now, owner))
        keys.wait(f"parcel:{now}")
    finally:
        follower.stop()
    assert f"shelf:{owner}" not in keys.all
