"""The demo pictures, put where they are served from."""

from pathlib import Path

import haat_seed
from catalog.images.paths import FOLDER
from servicekit.storage.storage import ObjectMissing, Storage


def copy_pictures(storage: Storage) -> int:
    """Writes what is not there yet; answers how many."""
    source = Path(haat_seed.__file__).parents[1] / "images"
    new = [
        picture
        for picture in sorted(source.glob("*.webp"))
        if not _is_there(storage, f"{FOLDER}/{picture.name}")
    ]
    for picture in new:
        storage.put(f"{FOLDER}/{picture.name}", picture.read_bytes())
    return len(new)


def _is_there(storage: Storage, key: str) -> bool:
    try:
        storage.open(key)
    except ObjectMissing:
        return False
    return True
