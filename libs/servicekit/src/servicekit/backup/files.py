"""Copies stored files from any store to a folder and back."""

from collections.abc import Iterator
from pathlib import Path

import obstore

from servicekit.backup.refusals import NotEmpty
from servicekit.storage.stores import Store


def copy_out(store: Store, folder: Path) -> tuple[int, int]:
    """What is not there yet; answers files and bytes that are there afterwards.

    Keys are made for one content, so the size tells a finished copy.
    """
    count = size = 0
    for key, size_bytes in _objects(store):
        target = folder / key
        if not target.is_file() or target.stat().st_size != size_bytes:
            _fetch(store, key, target)
        if target.is_file():
            count, size = count + 1, size + target.stat().st_size
    return count, size


def copy_in(store: Store, folder: Path) -> int:
    """Puts every file back under its key."""
    count = 0
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            obstore.put(store, file.relative_to(folder).as_posix(), file)
            count += 1
    return count


def check_free(store: Store, *, may_replace: bool) -> None:
    """Raises NotEmpty."""
    if not may_replace and next(_objects(store), None):
        raise NotEmpty("the storage has files; --force writes over them")


def _objects(store: Store) -> Iterator[tuple[str, int]]:
    for batch in obstore.list(store):
        for meta in batch:
            yield meta["path"], meta["size"]


def _fetch(store: Store, key: str, target: Path) -> None:
    try:
        found = obstore.get(store, key)
    except FileNotFoundError:  # deleted since it was listed
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f"{target.name}.part")
    with fresh.open("wb") as output:
        for chunk in found.stream():
            output.write(bytes(chunk))
    fresh.replace(target)
