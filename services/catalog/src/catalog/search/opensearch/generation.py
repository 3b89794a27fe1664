"""Pairs of indexes in the cluster: one serves by its aliases, a rebuild makes the next.

Writers use an alias that only we create: what was deleted is never created by a write.
"""

from typing import Any

from opensearchpy import OpenSearch

from catalog.search.opensearch.schema import (
    REMEMBER_DELETES,
    VERSION,
    Document,
    name_mapping,
    product_mapping,
)
from catalog.settings import CatalogSettings

PRODUCTS, NAMES = "products", "names"
KINDS = (PRODUCTS, NAMES)


def alias(settings: CatalogSettings, kind: str) -> str:
    """The name that searches use."""
    return f"{settings.search_prefix}-v{VERSION}-{kind}"


class Generations:
    def __init__(self, settings: CatalogSettings, client: OpenSearch) -> None:
        self._settings, self._client = settings, client

    def index(self, kind: str, number: int) -> str:
        return f"{alias(self._settings, kind)}-{number}"

    def write_alias(self, kind: str, number: int) -> str:
        return f"{self.index(kind, number)}-write"

    @property
    def serving(self) -> int | None:
        serving = [n for n, aliases in self._all().items() if self._alias in aliases]
        return max(serving, default=None)

    def create(self) -> int:
        """An empty one."""
        number = max(self._all(), default=0) + 1
        shards = self._settings.search_shards
        self._create(number, PRODUCTS, product_mapping(), shards)
        self._create(number, NAMES, name_mapping(), 1)
        if not self._client.indices.exists(index=self._positions):
            copies = {"number_of_replicas": self._settings.search_copies}
            body = {"settings": {"index": copies}, "mappings": {"dynamic": False}}
            self._client.indices.create(index=self._positions, body=body)
        return number

    def _create(self, number: int, kind: str, mapping: Document, shards: int) -> None:
        settings = {
            "number_of_shards": shards,
            "number_of_replicas": self._settings.search_copies,
            "gc_deletes": REMEMBER_DELETES,
            "max_result_window": MAX_RESULT_WINDOW,
            "max_terms_count": MAX_TERMS,
        }
        body = {
            "settings": {"index": settings},
            "mappings": mapping,
            "aliases": {self.write_alias(kind, number): {}},
        }
        self._client.indices.create(index=self.index(kind, number), body=body)

    def switch(self, to: int) -> None:
        """At once for products and names; a missing index is an error."""
        before = self.serving
        actions = [self._action("add", kind, to) for kind in KINDS]
        if before is not None:
            actions += [self._action("remove", kind, before) for kind in KINDS]
        self._client.indices.update_aliases(body={"actions": actions})

    def _action(self, name: str, kind: str, number: int) -> dict[str, Any]:
        index = self.index(kind, number)
        return {name: {"index": index, "alias": alias(self._settings, kind)}}

    def refresh(self, number: int) -> None:
        """Searches see what is written."""
        indexes = ",".join(self.index(kind, number) for kind in KINDS)
        self._client.indices.refresh(index=indexes)

    def delete_others(self, serving: int | None) -> None:
        """Those replaced or unfinished; a writer of one fails afterwards."""
        for number in self._all():
            if number != serving:
                for kind in KINDS:
                    index = self.index(kind, number)
                    self._client.indices.delete(index=index, ignore_unavailable=True)

    def position(self, number: int) -> str:
        """Of a generation; raises NotFoundError when it has none."""
        found = self._client.get(index=self._positions, id=str(number))
        position: str = found["_source"]["position"]
        return position

    def record_position(self, number: int, position: str) -> None:
        """After the writes: a crash between the two repeats changes."""
        body = {"position": position}
        self._client.index(index=self._positions, id=str(number), body=body)

    def _all(self) -> dict[int, list[str]]:
        """The numbers of all, with the aliases of their products."""
        pattern = f"{self._alias}-*"
        found: dict[str, Any] = self._client.indices.get_alias(index=pattern)
        numbered = {name.rpartition("-")[2]: each for name, each in found.items()}
        return {int(n): list(each["aliases"]) for n, each in numbered.items()}

    @property
    def _positions(self) -> str:
        return f"{self._alias}.positions"

    @property
    def _alias(self) -> str:
        return alias(self._settings, PRODUCTS)


# 10,000 pages of 100.
MAX_RESULT_WINDOW = 1_000_000
MAX_TERMS = 65_536
