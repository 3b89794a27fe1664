"""The demo pictures, put where they are served from."""

from pathlib import Path

import haat_seed
from catalog.images import paths
from servicekit.storage.storage import ObjectMissing, Storage


def copy_pictures(storage: Storage) -> int:
    """Writes what is not there yet; answers how many."""
    source = Path(haat_seed.__file__).parents[1] / "images"
    new = [
        picture
        for picture in sorted(source.glob("*.webp"))
        if not _is_there(storage, paths.own(picture.stem, paths.SMALL))
    ]
    for picture in new:
        whole = picture.read_bytes()
        storage.put(paths.own(picture.stem), whole)
        storage.put(paths.own(picture.stem, paths.SMALL), _small(whole))
    return len(new)


def _small(whole: bytes) -> bytes:
    import pyvips  # 30 ms, and only a seed wants it

    image = pyvips.Image.thumbnail_buffer(whole, paths.SMALL)
    made: bytes = image.webpsave_buffer(Q=82, keep="none")
    return made


def _is_there(storage: Storage, key: str) -> bool:
    try:
        storage.open(key)
    except ObjectMissing:
        return False
    return True
