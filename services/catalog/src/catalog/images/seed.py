"""The demo pictures, put where they are served from."""

import shutil
from pathlib import Path

import haat_seed
from catalog.images.paths import FOLDER


def copy_pictures(storage: Path) -> int:
    """Copies what is not there yet; answers how many."""
    source = Path(haat_seed.__file__).parents[1] / "images"
    target = storage / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    new = [
        picture
        for picture in sorted(source.glob("*.webp"))
        if not (target / picture.name).exists()
    ]
    for picture in new:
        shutil.copyfile(picture, target / picture.name)
    return len(new)
