"""Real processes have the connections that test_connections.py adds up."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import connections
import httpx
import pytest
from fake_cluster import fake_cluster
from rendering import ROOT, SERVICES
from session_watch import SessionWatch

from servicekit.testing.live_server import running
from servicekit.testing.ports import unused_port
from servicekit.testing.processes import Process, eventually
from servicekit.testing.service import migrated

# Size and overflow.
POOLED = 3
SMALL = {"HAAT_POOL_SIZE": "2", "HAAT_POOL_OVERFLOW": "1"}
# Each reads the database, by the pool of reads; `/health/ready` by the other one.
READS = {
    "catalog": "/api/webui/product/none",
    "engagement": "/api/webui/help",
    "vendor": "/api/webui/seller/none/reviews",
}


@contextmanager
def database_of(
    service: str, made: pytest.TempPathFactory, **more: str
) -> Iterator[SessionWatch]:
    """Inside, the environment names a migrated database."""
    with migrated(ROOT / "services" / service, made, **SMALL, **more):
        url = os.environ[f"{service.upper()}_DATABASE_URL"]
        with SessionWatch(url) as watch:
            yield watch


def is_ready(address: str) -> bool:
    return httpx.get(f"{address}/health/ready").status_code == 200


def load(address: str, service: str) -> None:
    paths = ["/health/ready", *filter(None, [READS.get(service)])] * 40
    with ThreadPoolExecutor(20) as pool, httpx.Client(base_url=address) as client:
        statuses = pool.map(lambda path: client.get(path).status_code, paths)
        answers = set(zip(paths, statuses, strict=True))
    assert {status for _, status in answers} <= {200, 404}, answers


def named(watch: SessionWatch, service: str) -> tuple[str, ...]:
    """Of this moment, without those of the two pools."""
    pools = (service, f"{service}-reads")
    return tuple(sorted(name for name in watch.now().elements() if name not in pools))


def check(
    watch: SessionWatch, service: str, expected: tuple[str, ...], at_most: int
) -> None:
    with running(service) as (address, _):
        eventually(lambda: named(watch, service) == expected)
        # Catalog's index may still be behind: it answers 503 until then.
        eventually(lambda: is_ready(address))
        load(address, service)
        assert named(watch, service) == expected
    peak = watch.peak
    assert peak[f"{service}-reads"] <= POOLED
    assert bool(peak[f"{service}-reads"]) == (service in READS)
    assert peak[service] > 0
    # In sum: who builds an index has the name of the pool.
    assert watch.most <= at_most + 2 * POOLED, peak


@pytest.mark.parametrize("service", SERVICES)
def test_an_api_has_its_pools_and_its_listeners(
    service: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with database_of(service, tmp_path_factory) as watch:
        at_most = connections.of_api(service)
        check(watch, service, connections.named_of_api(service), at_most)


def test_the_writer_of_a_shared_index_also_holds_a_lock(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    expected = sorted((*connections.API_OF_SHARED_SEARCH, *connections.LEADER))
    at_most = connections.of_api("catalog") + connections.of_leader("catalog")
    with (
        fake_cluster() as address,
        database_of("catalog", tmp_path_factory, CATALOG_SEARCH_URL=address) as watch,
    ):
        check(watch, "catalog", tuple(expected), at_most)


@pytest.mark.parametrize("service", ["auth", "vendor"])
def test_a_relay_leads_works_and_purges(
    service: str, tmp_path_factory: pytest.TempPathFactory, tmp_path: Path
) -> None:
    expected = connections.RELAY_WITH_CACHE.get(service, connections.RELAY)
    with database_of(service, tmp_path_factory) as watch:
        port = unused_port()
        cache = f"127.0.0.1:{unused_port()}"
        given = {"HAAT_METRICS_PORT": str(port), "HAAT_CACHE_ADDRESS": cache}
        module = "servicekit.messaging.relay"
        relay = Process(tmp_path / "relay.log", given, module, service)
        try:
            eventually(lambda: named(watch, service) == expected)
            probe = httpx.get(f"http://127.0.0.1:{port}/ready", timeout=30)
        finally:
            relay.terminate()
            relay.wait()
    assert probe.status_code == 200
    assert watch.most <= connections.of_relay(service), watch.peak
