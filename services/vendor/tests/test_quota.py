"""How much may be kept (D42), exactly; and nothing is left that nobody keeps."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from servicekit.clock import now
from servicekit.db import Database
from servicekit.storage import removals
from vendor.drive import quota
from vendor.settings import VendorSettings

from .companies import company, kept, verified
from .pictures import PDF, Drive, work


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, kept(database, company()))


def test_a_verified_seller_may_keep_a_gigabyte(
    client: TestClient, database: Database, drive: Drive
) -> None:
    trusted = Drive(client, kept(database, verified(slug="ilam-tea")))
    limits = [
        each.call("GET", "/usage").json()["data"]["limit_bytes"]
        for each in (drive, trusted)
    ]
    assert limits == [200 * 1024**2, 1024**3]


def test_twenty_uploads_at_once_never_pass_the_limit(
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


def test_what_was_refused_after_it_was_written_is_swept_up(
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
