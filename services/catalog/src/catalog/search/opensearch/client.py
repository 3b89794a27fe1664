"""Connections to the cluster: searches are awaited, writes block their thread."""

import asyncio
from collections.abc import Sequence
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
# 429: a node has no memory for the request at the moment; another one may have.
RETRIED = (429, 502, 503, 504)

Body = dict[str, Any]
_COMPLETE: Body = {"allow_partial_search_results": False}
_IDS: Body = {"_source": False}


def _hosts(settings: CatalogSettings) -> list[str]:
    return settings.current("search_url").split(",")


def sync_client(settings: CatalogSettings) -> OpenSearch:
    return OpenSearch(
        _hosts(settings),
        timeout=WRITE_TIMEOUT_S,
        pool_maxsize=THREADS,
        max_retries=TRIES,
        retry_on_timeout=True,
        retry_on_status=RETRIED,
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
            retry_on_status=RETRIED,
        )

    async def search(self, index: str, *bodies: Body) -> list[Body]:
        """These searches by one request, each of all shards.

        A part of the shards is an error, which is tried again.
        """
        if not bodies:
            return []
        try:
            for pause_s in PAUSES_S:
                try:
                    return await self._search(index, bodies)
                except NotFoundError:
                    # A rebuild has just switched the alias and deleted what it named.
                    continue
                except TransportError as error:
                    if not _may_pass(error):
                        raise
                    await asyncio.sleep(pause_s)
            return await self._search(index, bodies)
        except RequestError:
            raise
        except TransportError as error:
            raise Unavailable from error

    async def _search(self, index: str, bodies: Sequence[Body]) -> list[Body]:
        lines = [line for body in bodies for line in (_COMPLETE, _IDS | body)]
        found = await self._client.msearch(index=index, body=lines)
        answers: list[Body] = found["responses"]
        for each in answers:
            if "error" in each:
                raise _failure(each)
        return answers

    async def close(self) -> None:
        await self._client.close()
        # The client forgets those to nodes that were away.
        for each in self._connections:
            await each.close()

    def _connect(self, **values: Any) -> AIOHttpConnection:
        made = AIOHttpConnection(**values)
        self._connections.append(made)
        return made


def _failure(answer: Body) -> TransportError:
    """What the client raises for a request of one search."""
    status, error = answer["status"], answer["error"]
    kind = {400: RequestError, 404: NotFoundError}.get(status, TransportError)
    return kind(status, error["type"], error)


def _may_pass(error: TransportError) -> bool:
    """A node asks a lost one for its shards (500, 503), or has no memory (429)."""
    status = error.status_code
    return isinstance(status, int) and (status >= 500 or status in RETRIED)
