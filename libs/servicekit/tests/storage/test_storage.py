"""A folder and a bucket behave in the same way."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from servicekit.http.errors import NotFound, Unavailable
from servicekit.storage.storage import ObjectMissing, Storage, url
from servicekit.testing.buckets import environment

from .places import settings


def content(storage: Storage, key: str) -> bytes:
    return b"".join(storage.open(key).chunks)


def test_a_stored_object_is_read_back(storage: Storage) -> None:
    storage.put("drive/a/320.webp", b"picture")
    assert content(storage, "drive/a/320.webp") == b"picture"
    assert storage.open("drive/a/320.webp").size_bytes == 7


def test_ten_megabytes_are_read_back_in_chunks(storage: Storage) -> None:
    sent = bytes(range(256)) * 40_960
    storage.put("big/document", io.BytesIO(sent))
    stored = storage.open("big/document")
    assert stored.size_bytes == len(sent)
    chunks = list(stored.chunks)
    assert b"".join(chunks) == sent
    assert max(map(len, chunks)) < 1_048_576


def test_a_part_is_read_with_the_size_of_the_object(storage: Storage) -> None:
    storage.put("a/document", bytes(range(100)))
    stored = storage.open("a/document", range(10, 13))
    assert b"".join(stored.chunks) == bytes((10, 11, 12))
    assert stored.size_bytes == 100


def test_putting_again_replaces_the_object(storage: Storage) -> None:
    for sent in (b"a longer first one", b"second"):
        storage.put("a/document", sent)
    assert content(storage, "a/document") == b"second"


def test_deleting_a_folder_deletes_everything_below_it_only(storage: Storage) -> None:
    keys = ("drive/a/b/1.webp", "drive/a/2.webp", "drive/ab/3.webp")
    for key in keys:
        storage.put(key, b"x")
    assert storage.delete("drive/a") == 2
    for key in keys[:2]:
        with pytest.raises(ObjectMissing):
            storage.open(key)
    assert content(storage, keys[2]) == b"x"


def test_deleting_a_missing_object_is_not_an_error(storage: Storage) -> None:
    assert storage.delete("drive/absent") == 0


def test_a_missing_object_is_a_404(storage: Storage) -> None:
    with pytest.raises(NotFound):
        storage.open("drive/absent.webp")


@pytest.mark.parametrize(
    "key",
    ["", "/a", "../a", "a/../b", "a//b", "a\0b", "a\\b", "A", "a/", ".a", "a/%2e%2e"],
)
def test_an_invalid_key_is_refused(storage: Storage, key: str) -> None:
    for use in (storage.open, storage.delete, lambda key: storage.put(key, b"")):
        with pytest.raises(ValueError, match="no key"):
            use(key)


def test_a_browser_reads_an_object_from_the_same_origin() -> None:
    assert url("drive/a/320.webp") == "/storage/drive/a/320.webp"


def test_a_failed_put_leaves_the_old_object(storage: Storage) -> None:
    def breaking() -> Iterator[bytes]:
        yield b"half"
        raise OSError("the sender is gone")

    storage.put("a/document", b"whole")
    with pytest.raises(Unavailable):
        storage.put("a/document", breaking())  # type: ignore[arg-type]
    assert content(storage, "a/document") == b"whole"


def test_an_unavailable_storage_server_is_a_503(tmp_path: Path) -> None:
    storage = Storage.connect(settings(tmp_path, environment("http://127.0.0.1:9")))
    with pytest.raises(Unavailable):
        storage.put("a/document", b"x")


def test_an_unwritable_folder_is_a_503(tmp_path: Path) -> None:
    storage = Storage.connect(settings(tmp_path / "kept"))
    (tmp_path / "kept" / "a").write_bytes(b"a file where a folder belongs")
    with pytest.raises(Unavailable):
        storage.put("a/document", b"x")
