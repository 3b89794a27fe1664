"""One folder with both indexes and their position in the changes."""

import os
from collections.abc import Iterable
from pathlib import Path
from uuid import UUID

from catalog.search.engine.entries import NameEntry, ProductEntry
from catalog.search.engine.index import SMALL_HEAP
from catalog.search.engine.names import NameIndex
from catalog.search.engine.products import ProductIndex
from catalog.search.engine.schema import name_schema, product_schema

POSITION = "position"


class Generation:
    """A complete index. A rebuild makes the next one while this one serves."""

    def __init__(self, folder: Path, heap: int = SMALL_HEAP) -> None:
        self.folder = folder
        self.products = ProductIndex.at(product_schema(), folder / "products", heap)
        self.names = NameIndex.at(name_schema(), folder / "names")

    def add(self, entries: Iterable[ProductEntry]) -> None:
        self.products.add(entries)

    def put(self, entries: Iterable[ProductEntry]) -> None:
        self.products.put(entries)

    def delete(self, ids: Iterable[UUID]) -> None:
        self.products.delete(ids)

    def put_names(self, entries: Iterable[NameEntry]) -> None:
        self.names.put(entries)

    def delete_names(self, ids: Iterable[UUID]) -> None:
        self.names.delete(ids)

    def seal(self) -> None:
        self.products.seal()
        self.names.seal()

    def close(self) -> None:
        self.products.close()
        self.names.close()

    @property
    def position(self) -> str | None:
        """The last change the indexes surely contain; applying one again is safe."""
        try:
            return (self.folder / POSITION).read_text() or None
        except FileNotFoundError:
            return None

    def record_position(self, position: str) -> None:
        """After the commit: a crash between the two repeats changes."""
        write_atomically(self.folder / POSITION, position)


def write_atomically(path: Path, text: str) -> None:
    """The file is the old one or the new one, never a part of it."""
    new = path.with_suffix(".new")
    with new.open("w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
