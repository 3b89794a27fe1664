"""Connections to the cluster: searches are awaited, writes block their thread."""

import asyncio
from typing import Any

from opensearchpy import (
    AIOHttpConnection,
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
# Until the other nodes know that one has ended, and have replaced its shards.
PAUSES_S = (0.1, 0.2, 0.4, 0.8, 1.6)
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
        self._connections: list[AIOHttpConnection] = []
        self._client = AsyncOpenSearch(
            _hosts(settings),
            connection_class=self._connect,
            timeout=SEARCH_TIMEOUT_S,
            max_retries=TRIES,
            retry_on_timeout=True,
        )

    async def search(self, index: str, **body: Any) -> dict[str, Any]:
        """Of all shards: a part of them is an error, which is tried again."""
        try:
            for pause_s in PAUSES_S:
                try:
                    return await self._search(index, body)
                except NotFoundError:
                    # A rebuild has just switched the alias and deleted what it named.
                    continue
                except TransportError as error:
                    if not _is_of_a_lost_node(error):
                        raise
                    await asyncio.sleep(pause_s)
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
        # The client forgets those to nodes that were away.
        for each in self._connections:
            await each.close()

    def _connect(self, **values: Any) -> AIOHttpConnection:
        made = AIOHttpConnection(**values)
        self._connections.append(made)
        return made


def _is_of_a_lost_node(error: TransportError) -> bool:
    """A node answered, but it still asks the lost one for its shards: 500 or 503."""
    return isinstance(error.status_code, int) and error.status_code >= 500
