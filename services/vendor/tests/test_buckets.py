"""My Drive in a bucket: pictures, documents and deletion, without local files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from servicekit.db import Database
from servicekit.testing.buckets import s3_server
from servicekit.testing.databases import empty
from servicekit.testing.tokens import verifier
from vendor.drive import erasure, removal
from vendor.main import build
from vendor.settings import VendorSettings

from .companies import company, saved
from .pictures import PDF, Drive, png


@pytest.fixture
def drive(settings: VendorSettings, tmp_path: Path) -> Iterator[Drive]:
    patch = pytest.MonkeyPatch()
    with s3_server(tmp_path) as environment:
        for name, value in environment.items():
            patch.setenv(name, value)
        in_bucket = VendorSettings()
        app = build(in_bucket, verifier(in_bucket))
        empty(app.state.database.engine)
        with TestClient(app) as client:
            yield Drive(client, saved(app.state.database, company()))
    patch.undo()


def test_files_are_stored_and_deleted_in_a_bucket_as_in_a_folder(
    drive: Drive, settings: VendorSettings
) -> None:
    before = sorted(settings.storage_dir.rglob("*"))
    item, document = drive.uploaded(png()), drive.uploaded(PDF, "pan.pdf")
    assert drive.client.get(item["thumbs"]["320"]).content[:4] == b"RIFF"
    link = drive.call("GET", f"/{document['id']}/link").json()["data"]["url"]
    assert drive.client.get(link, headers=drive.headers).content == PDF
    assert sorted(settings.storage_dir.rglob("*")) == before

    storage = drive.client.app.state.storage  # type: ignore[attr-defined]
    database: Database = drive.client.app.state.database  # type: ignore[attr-defined]
    for duty in (lambda s: erasure.erase(s, drive.seller.id), removal.sweep):
        with database.session() as session:
            duty(session)
    assert storage.delete(f"drive/{drive.seller.id}") == 0
    assert drive.client.get(item["url"]).status_code == 404
