"""The storage quota (D42) is exact, and refused files are deleted."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from servicekit.clock import now
from servicekit.db import Database
from servicekit.storage import removals
from vendor.drive import quota
from vendor.settings import VendorSettings

from .companies import company, saved, verified
from .pictures import PDF, Drive, work


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company()))


def test_a_verified_seller_has_one_gigabyte(
    client: TestClient, database: Database, drive: Drive
) -> None:
    trusted = Drive(client, saved(database, verified(slug="ilam-tea")))
    limits = [
        each.call("GET", "/usage").json()["data"]["limit_bytes"]
        for each in (drive, trusted)
    ]
    assert limits == [200 * 1024**2, 1024**3]


def test_parallel_uploads_never_exceed_the_limit(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = PDF + bytes(40_000) + b"%%EOF"
    monkeypatch.setattr(quota, "FREE_BYTES", 7 * len(sent) + 100)
    with ThreadPoolExecutor(20) as pool:
        codes = [
            *pool.map(lambda n: drive.send(sent, f"{n}.pdf").status_code, range(20))
        ]
    assert sorted(codes) == [201] * 7 + [409] * 13
    usage = drive.call("GET", "/usage").json()["data"]
    assert (usage["used_bytes"], usage["files"]) == (7 * len(sent), 7)
    refused = drive.send(sent).json()
    assert refused["data"]["needed_bytes"] == len(sent)


def test_a_file_refused_after_writing_is_deleted(
    drive: Drive, database: Database, settings: VendorSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(quota, "FREE_BYTES", 10)
    assert drive.send(PDF, "pan.pdf").status_code == 409
    place = settings.storage_dir / "drive" / str(drive.seller.id)
    assert objects(place)
    monkeypatch.setattr(removals, "now", lambda: now() + removals.MAX_UPLOAD_TIME)
    work(database)
    assert objects(place) == []


def objects(place: Path) -> list[Path]:
    return [path for path in place.rglob("*") if path.is_file()]
