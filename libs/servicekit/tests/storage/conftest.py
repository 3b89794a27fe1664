"""Each test of a storage runs on a folder and on a real S3 server on loopback."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from servicekit.storage.storage import Storage
from servicekit.testing.buckets import s3_server

from .places import settings


@pytest.fixture(scope="session")
def bucket(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    with s3_server(tmp_path_factory.mktemp("s3")) as environment:
        yield environment


@pytest.fixture(params=["folder", "s3"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Storage:
    if request.param == "folder":
        return Storage.connect(settings(tmp_path / "kept"))
    storage = Storage.connect(settings(tmp_path, request.getfixturevalue("bucket")))
    for folder in ("drive", "big", "a"):
        storage.delete(folder)
    assert not os.listdir(tmp_path)
    return storage
