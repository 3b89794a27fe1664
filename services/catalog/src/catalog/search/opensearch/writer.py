"""Writes entries to generations of the cluster, each with the version of its read."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from opensearchpy import OpenSearch
from opensearchpy.helpers import BulkIndexError, streaming_bulk

from catalog.search.engine.entries import NameEntry, ProductEntry
from catalog.search.opensearch.client import sync_client
from catalog.search.opensearch.generation import NAMES, PRODUCTS, Generations
from catalog.search.opensearch.schema import (
    Document,
    name_document,
    product_document,
)
from catalog.settings import CatalogSettings

BATCH, TRIES = 2_000, 6
_NOT_FOUND, _CONFLICT = 404, 409
_NEXT_VERSION = sa.text("select nextval('search_versions')")


class ClusterWriter:
    """Of two writes to a document the one with the higher version stays.

    So a writer that was replaced and continues later overwrites nothing.
    """

    def __init__(
        self,
        client: OpenSearch,
        generations: Generations,
        version: int,
        to: Sequence[int],
    ) -> None:
        self._client, self._generations = client, generations
        self._version, self._to = version, to
        # The last write of a batch to a document; None deletes it.
        self._waiting: dict[tuple[str, UUID], Document | None] = {}

    def add(self, entries: Iterable[ProductEntry]) -> None:
        self.put(entries)

    def put(self, entries: Iterable[ProductEntry]) -> None:
        for each in entries:
            self._waiting[PRODUCTS, each.id] = product_document(each)
        self._write_many()

    def delete(self, ids: Iterable[UUID]) -> None:
        self._waiting |= dict.fromkeys((PRODUCTS, each) for each in ids)

    def put_names(self, entries: Iterable[NameEntry]) -> None:
        for each in entries:
            self._waiting[NAMES, each.id] = name_document(each)
        self._write_many()

    def delete_names(self, ids: Iterable[UUID]) -> None:
        self._waiting |= dict.fromkeys((NAMES, each) for each in ids)

    def seal(self) -> None:
        self._write()
        for number in self._to:
            self._generations.refresh(number)

    def close(self) -> None:
        """Nothing is open; its client may be that of others."""

    def _write_many(self) -> None:
        """Deletes wait: the same batch may put these documents again."""
        if len(self._waiting) >= BATCH and None not in self._waiting.values():
            self._write()

    def _write(self) -> None:
        """Raises BulkIndexError; what is newer in the index stays there."""
        results = streaming_bulk(
            self._client,
            self._actions(),
            chunk_size=BATCH,
            max_retries=TRIES,
            initial_backoff=1,
            max_backoff=8,
            raise_on_error=False,
            require_alias=True,
        )
        failed = [result for is_done, result in results if not is_done]
        if wrong := [each for each in failed if not _is_expected(each)]:
            raise BulkIndexError(f"{len(wrong)} not written", wrong[:3])
        self._waiting.clear()

    def _actions(self) -> Iterator[dict[str, Any]]:
        for (kind, key), document in self._waiting.items():
            action: dict[str, Any] = {
                "_op_type": "delete" if document is None else "index",
                "_id": key.hex,
                "version": self._version,
                "version_type": "external_gte",
            }
            if document is not None:
                action["_source"] = document
            for number in self._to:
                index = self._generations.write_alias(kind, number)
                yield {**action, "_index": index}


def _is_expected(result: dict[str, Any]) -> bool:
    """A delete of what is not there, and a document with a higher version."""
    ((operation, each),) = result.items()
    is_gone = operation == "delete" and each.get("result") == "not_found"
    return bool(is_gone) or each["status"] == _CONFLICT


def of_number(
    settings: CatalogSettings, engine: sa.Engine, number: int
) -> ClusterWriter:
    """A writer with a client of its own, for a rebuild."""
    client = sync_client(settings)
    return of_generations(client, Generations(settings, client), engine, [number])


def of_generations(
    client: OpenSearch,
    generations: Generations,
    engine: sa.Engine,
    numbers: Sequence[int],
) -> ClusterWriter:
    """A writer of what is read after this call."""
    with engine.begin() as connection:
        version = int(connection.execute(_NEXT_VERSION).scalar_one())
    return ClusterWriter(client, generations, version, numbers)
