"""A canary gets its share of the requests, and on return none; no request fails."""

import http.client
import shutil
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import deepcopy
from pathlib import Path

import pytest
from kubectl_api import Shell, shell
from rendering import ROOT, Manifest, of_kind, rendered
from traefik import Gateway, gateway, until, wait_until_ready

OVERLAY = "services/catalog/overlays/prod"
SPACE, CANARY = "haat-catalog", "haat-catalog/canary"
PATH = "/api/webui/product/none"
IMAGE = "haat/catalog:r2"
REQUESTS = 400


@pytest.fixture(scope="module")
def traefik(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gateway]:
    folder = tmp_path_factory.mktemp("traefik")
    with gateway(folder, throttle="0.1s", canaries=[OVERLAY]) as made:
        wait_until_ready(made)
        yield made


def deployment(overlay: str, name: str, ready: int, version: str) -> Manifest:
    (found,) = (
        deepcopy(each)
        for each in of_kind(rendered(overlay), "Deployment")
        if each["metadata"]["name"] == name
    )
    labels = found["spec"]["template"]["metadata"]["labels"]
    labels["app.kubernetes.io/version"] = version
    (main,) = found["spec"]["template"]["spec"]["containers"]
    main["image"] = f"registry.test/haat/catalog:{version}"
    found["spec"]["replicas"] = ready
    return found | {"status": {"readyReplicas": ready}}


@pytest.fixture
def cluster(traefik: Gateway, tmp_path: Path) -> Iterator[Shell]:
    """Ten pods of the running version r1; one of the canary, once it is applied."""
    for folder in ("deploy/pipelines", f"k8s/{OVERLAY}"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    pods = [
        deployment(OVERLAY, "api", 10, "r1"),
        deployment(f"{OVERLAY}/canary", "canary", 1, "r2"),
    ]
    with shell(tmp_path, traefik.objects, pods) as made:
        yield made


def canary(cluster: Shell, *words: str, **more: str) -> str:
    """The error, or nothing."""
    script = "deploy/pipelines/canary.py"
    folder = str(cluster.folder)
    done = cluster.run(
        *("env", "-C", folder, sys.executable, script, *words),
        **{"CANARY_SETTLE_S": "0", **more},
    )
    return done.stderr if done.returncode else ""


class Visitors(threading.Thread):
    """Sends requests one after the other until they are counted."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self._port, self._ends = port, threading.Event()
        # Time of day, status, who answered.
        self.answers: list[tuple[float, int, str | None]] = []

    def run(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)
        with closing(connection):
            while not self._ends.is_set():
                connection.request("GET", PATH)
                answer = connection.getresponse()
                answer.read()
                found = time.time(), answer.status, answer.headers["x-owner"]
                self.answers.append(found)

    def stop(self) -> None:
        self._ends.set()
        self.join()


@contextmanager
def visitors(traefik: Gateway) -> Iterator[Visitors]:
    made = Visitors(traefik.port)
    made.start()
    try:
        yield made
    finally:
        made.stop()


def shares(traefik: Gateway) -> Counter[str | None]:
    with visitors(traefik) as made:
        assert until(lambda: len(made.answers) >= REQUESTS)
    assert {status for _, status, _ in made.answers} == {200}
    return Counter(owner for _, _, owner in made.answers[:REQUESTS])


def percent(traefik: Gateway) -> float:
    return 100 * shares(traefik)[CANARY] / REQUESTS


def test_a_share_of_requests_goes_to_the_canary_until_it_returns(
    traefik: Gateway, cluster: Shell
) -> None:
    before = traefik.objects.list("/apis/gateway.networking.k8s.io/v1/httproutes")
    assert canary(cluster, "start", "catalog", "prod", "r2", IMAGE) == ""
    assert until(lambda: percent(traefik) > 0)
    assert 4 <= percent(traefik) <= 6

    assert canary(cluster, "widen", "catalog", "10") == ""
    assert until(lambda: percent(traefik) > 6)
    assert 9 <= percent(traefik) <= 11

    with visitors(traefik) as made:
        assert canary(cluster, "return", "catalog", CANARY_SETTLE_S="10") == ""
    deleted = next(at for at, call in cluster.calls if " delete " in call)
    last = max(at for at, _, owner in made.answers if owner == CANARY)
    assert last < deleted
    assert {status for _, status, _ in made.answers} == {200}
    assert percent(traefik) == 0
    after = traefik.objects.list("/apis/gateway.networking.k8s.io/v1/httproutes")
    assert [each["spec"] for each in after] == [each["spec"] for each in before]


def test_a_refusal_has_its_reason(cluster: Shell) -> None:
    start = ("start", "catalog", "prod")
    for words, reason in (
        (("widen", "catalog", "10"), "catalog has no canary: start one"),
        (("promote", "catalog", "prod"), "catalog has no canary: start one"),
        (("widen", "catalog", "90"), "from 1 to 50"),
        (("widen", "catalog", "ten"), "from 1 to 50"),
        (("widen", "catalog", "0"), "from 1 to 50"),
        (("widen", "catalog", "50"), "50 percent needs 5 pods, 3 are allowed"),
        (("start", "catalog", "dev", "r2", IMAGE), "no canary in dev"),
        ((*start, "r1", "haat/catalog:r1"), "r1 is the running version"),
        ((*start, "r2", "haat/vendor:r2"), "is no version of haat/catalog"),
        (("start", "vendor-web", "prod", "r2", IMAGE), "chooses the build of a remote"),
        (("start", "gateway", "prod", "r2", IMAGE), "it is no service"),
        (("status", "catalogue"), "no part catalogue"),
        (("grow", "catalog"), "usage"),
    ):
        assert reason in canary(cluster, *words)


def test_a_canary_that_is_never_ready_gets_no_request(
    traefik: Gateway, cluster: Shell
) -> None:
    started = ("start", "catalog", "prod", "r2", IMAGE)
    assert "rollout status" in canary(cluster, *started, FAILS="rollout status")

    assert any("delete deployment/canary" in call for _, call in cluster.calls)
    assert not any(" replace " in call for _, call in cluster.calls)


def test_a_canary_without_an_observed_error_budget_goes_back(
    traefik: Gateway, cluster: Shell
) -> None:
    started = ("start", "catalog", "prod", "r2", IMAGE)
    failed = canary(cluster, *started, PROMETHEUS_URL="http://127.0.0.1:1")

    assert "all requests went back" in failed
    assert until(lambda: percent(traefik) == 0)


def test_a_second_start_is_refused_and_a_larger_share_has_more_pods(
    cluster: Shell,
) -> None:
    assert canary(cluster, "start", "catalog", "prod", "r2", IMAGE) == ""
    again = canary(cluster, "start", "catalog", "prod", "r3", "haat/catalog:r3")
    assert "r2 is a canary already" in again

    assert canary(cluster, "widen", "catalog", "25") == ""
    assert any(
        "scale deployment/canary --replicas=3" in call for _, call in cluster.calls
    )
    assert canary(cluster, "return", "catalog") == ""


def test_promote_delivers_the_version_of_the_canary(cluster: Shell) -> None:
    assert canary(cluster, "start", "catalog", "prod", "r2", IMAGE) == ""
    # Prometheus does not answer: deliver.sh applies the version before again.
    failed = canary(
        cluster, "promote", "catalog", "prod", PROMETHEUS_URL="http://[::1]:1"
    )

    assert "r2 failed, the canary has ended" in failed
    applied = [call for _, call in cluster.calls if call.startswith("apply")]
    assert [f"{OVERLAY}/canary" in call for call in applied] == [True, False, False]
    assert (cluster.folder / "image").read_text("utf-8") == IMAGE
