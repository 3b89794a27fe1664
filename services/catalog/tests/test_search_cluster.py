"""Three nodes of OpenSearch, one of which is killed: nothing is lost.

All tests of the search run on the same cluster: `make search-cluster-test`.
"""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from opensearchpy.helpers import BulkIndexError

from catalog.main import build
from catalog.search import rows
from catalog.search.opensearch.index import ClusterIndex
from catalog.search.opensearch.writer import ClusterWriter
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from servicekit.db import Database
from servicekit.testing.tokens import verifier

from .cluster.nodes import Cluster
from .searching import runtime_of, search, settle, slugs
from .test_search_freshness import ids_of_rows, indexed, publish, published

pytestmark = [
    pytest.mark.search,
    pytest.mark.opensearch("it kills nodes, or reads what a cluster stores"),
]


@pytest.fixture
def broken(cluster: Cluster) -> Iterator[Cluster]:
    """All nodes run again afterwards."""
    yield cluster
    for node in cluster.nodes:
        if not node.is_running():
            node.start()
    cluster.wait()


def cluster_index(client: TestClient) -> ClusterIndex:
    index = runtime_of(client).index
    assert isinstance(index, ClusterIndex)
    return index


def test_a_node_killed_in_mid_search_fails_no_search(
    client: TestClient, database: Database, firm: Seller, broken: Cluster
) -> None:
    known = ids_of_rows(database)
    for number in range(60):
        publish(database, firm, known, slug=f"rice-{number}", name=f"Rice {number}")
    assert search(client, "rice")["meta"]["total"] == 60
    answers: list[Any] = []
    is_done = threading.Event()

    def search_on() -> None:
        while not is_done.is_set():
            answer = client.get("/api/webui/search", params={"q": "rice"})
            total = answer.json().get("meta", {}).get("total")
            answers.append((answer.status_code, total))

    searching = [threading.Thread(target=search_on) for _ in range(3)]
    for each in searching:
        each.start()
    _wait_for_more(answers, 10)
    broken.nodes[1].kill()
    _wait_for_more(answers, 60)
    is_done.set()
    for each in searching:
        each.join()
    print(f"promise: {len(answers)} searches around the death of a node")
    assert set(answers) == {(200, 60)}


def _wait_for_more(answers: list[Any], count: int) -> None:
    before, waiting = len(answers), threading.Event()
    for _ in range(1_200):
        if len(answers) >= before + count:
            return
        waiting.wait(0.1)
    raise AssertionError("no answers")


def test_a_node_killed_in_mid_write_loses_no_write(
    client: TestClient, database: Database, firm: Seller, broken: Cluster
) -> None:
    known = ids_of_rows(database)
    settle(client)
    for number in range(150):
        publish(database, firm, known, slug=f"rice-{number}", name=f"Rice {number}")
        if number == 50:
            broken.nodes[2].kill()
    settle(client)
    assert indexed(client) == published(database)
    broken.nodes[2].start()
    broken.wait()
    assert indexed(client) == published(database)
    assert len(published(database)) == 150


def test_another_process_writes_when_the_first_ends(
    client: TestClient, database: Database, firm: Seller
) -> None:
    known = ids_of_rows(database)
    settle(client)
    settings: CatalogSettings = client.app.state.settings  # type: ignore[attr-defined]
    with TestClient(build(settings, verifier(settings))) as second:
        first = runtime_of(client)
        assert client.portal
        first.stop_following()
        publish(database, firm, known, slug="later", name="Rice")
        assert slugs(search(second, "rice")) == ["later"]
        assert indexed(client) == published(database)


def test_rebuilds_leave_one_pair_of_indexes(
    client: TestClient, database: Database, firm: Seller
) -> None:
    publish(database, firm, ids_of_rows(database), name="Rice")
    settle(client)
    updater = cluster_index(client).updater
    before = updater._generations.serving
    for _ in range(2):
        updater.rebuild(lambda done, total: None)
        assert search(client, "rice")["meta"]["total"] == 1
    assert list(updater._generations._all()) == [(before or 0) + 2]


def test_a_new_writer_ends_the_rebuild_of_its_predecessor(
    client: TestClient, database: Database, firm: Seller
) -> None:
    product = publish(database, firm, ids_of_rows(database), name="Rice")
    settle(client)
    updater = cluster_index(client).updater
    unfinished = updater._generations.create()
    updater.take_over()
    with database.engine.connect() as connection:
        (entries,) = rows.products_by(connection, "product", [product.id])
    late = ClusterWriter(updater._client, updater._generations, 1, [unfinished])
    late.put(entries)
    with pytest.raises(BulkIndexError):
        late.seal()
    assert unfinished not in updater._generations._all()


def test_a_writer_that_was_replaced_overwrites_nothing(
    client: TestClient, database: Database, firm: Seller
) -> None:
    product = publish(database, firm, ids_of_rows(database), slug="a", name="Rice")
    settle(client)
    updater = cluster_index(client).updater
    serving = updater._generations.serving
    assert serving is not None
    with database.engine.connect() as connection:
        (entries,) = rows.products_by(connection, "product", [product.id])
    with database.session() as session:
        session.get_one(type(product), product.id).name = "Honey"
    settle(client)
    stale = ClusterWriter(updater._client, updater._generations, 0, [serving])
    stale.put(entries)
    stale.seal()
    assert search(client, "rice")["meta"]["total"] == 0
    assert slugs(search(client, "honey")) == ["a"]
