"""One folder with both indexes and the place in the changes they stand at."""

import os
from pathlib import Path

from catalog.search.engine.index import SMALL_HEAP
from catalog.search.engine.names import NameIndex
from catalog.search.engine.products import ProductIndex
from catalog.search.engine.schema import name_schema, product_schema

POSITION = "position"


class Generation:
    """A whole index. A rebuild makes the next one while this one serves."""

    def __init__(self, folder: Path, heap: int = SMALL_HEAP) -> None:
        self.folder = folder
        self.products = ProductIndex.at(product_schema(), folder / "products", heap)
        self.names = NameIndex.at(name_schema(), folder / "names")

    def seal(self) -> None:
        self.products.seal()
        self.names.seal()

    def close(self) -> None:
        self.products.close()
        self.names.close()

    @property
    def position(self) -> str | None:
        """What the indexes hold at least; hearing a change again does no harm."""
        try:
            return (self.folder / POSITION).read_text() or None
        except FileNotFoundError:
            return None

    def stands_at(self, position: str) -> None:
        """Written after the commit: a crash between the two repeats changes."""
        write_whole(self.folder / POSITION, position)


def write_whole(path: Path, text: str) -> None:
    """The file is the old one or the new one, never half of it."""
    beside = path.with_suffix(".new")
    with beside.open("w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
