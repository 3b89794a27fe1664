"""Connections to the cluster: searches are awaited, writes block their thread."""

from typing import Any

from opensearchpy import (
    AsyncOpenSearch,
    NotFoundError,
    OpenSearch,
    RequestError,
    TransportError,
)

from catalog.settings import CatalogSettings
from servicekit.http.errors import Unavailable

# A node may end during a request: the client tries the next one.
TRIES = 4
THREADS = 4  # leader, follower, rebuild
SEARCH_TIMEOUT_S, WRITE_TIMEOUT_S = 5, 60


def _hosts(settings: CatalogSettings) -> list[str]:
    return settings.current("search_url").split(",")


def sync_client(settings: CatalogSettings) -> OpenSearch:
    return OpenSearch(
        _hosts(settings),
        timeout=WRITE_TIMEOUT_S,
        pool_maxsize=THREADS,
        max_retries=TRIES,
        retry_on_timeout=True,
    )


class SearchClient:
    """Searches one index; raises Unavailable when no node answers."""

    def __init__(self, settings: CatalogSettings) -> None:
        self._client = AsyncOpenSearch(
            _hosts(settings),
            timeout=SEARCH_TIMEOUT_S,
            max_retries=TRIES,
            retry_on_timeout=True,
        )

    async def search(self, index: str, **body: Any) -> dict[str, Any]:
        """Of all shards: a part of them is an error, which is tried again."""
        try:
            try:
                return await self._search(index, body)
            except NotFoundError:
                # A rebuild has just switched the alias and deleted what it named.
                return await self._search(index, body)
        except RequestError:
            raise
        except TransportError as error:
            raise Unavailable from error

    async def _search(self, index: str, body: dict[str, Any]) -> dict[str, Any]:
        complete = {"allow_partial_search_results": "false"}
        found: dict[str, Any] = await self._client.search(
            index=index, body={"_source": False, **body}, params=complete
        )
        return found

    async def close(self) -> None:
        await self._client.close()
