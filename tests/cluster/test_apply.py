"""The quick part of `make cluster-test`, where Kubernetes has been built."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from objects import environment, together
from rendering import ENVIRONMENTS, Manifest

from tests.cluster import build
from tests.cluster.application import STRICT
from tests.cluster.check import Result, apply_once, calls, check_on
from tests.cluster.cluster import Cluster
from tests.cluster.control_plane import running

pytestmark = [
    pytest.mark.skipif(not build.is_built(), reason="not built: make cluster-test"),
    pytest.mark.timeout(600),
]
NAMESPACE = "monitoring"


@pytest.fixture(scope="module")
def checked() -> Iterator[tuple[Cluster, Result]]:
    """One cluster for all tests: `prod` is applied to it first."""
    with running(build.folder()) as (started, _):
        yield started, check_on(started, "prod", build.folder())


@pytest.fixture
def cluster(checked: tuple[Cluster, Result]) -> Cluster:
    return checked[0]


def an(kind: str) -> Manifest:
    found = deepcopy(environment("prod").of_kind(kind)[0])
    found["metadata"]["namespace"] = NAMESPACE
    return found


def refusal(cluster: Cluster, manifest: Manifest) -> str:
    """Empty: accepted."""
    return cluster.call(*STRICT, "--filename=-", stdin=json.dumps(manifest)).stderr


def test_the_server_accepts_production(checked: tuple[Cluster, Result]) -> None:
    assert checked[1].faults == []
    assert checked[1].calls


@pytest.mark.parametrize("name", [each for each in ENVIRONMENTS if each != "prod"])
def test_the_server_accepts_every_environment(name: str) -> None:
    """Strictly and once; its policies allow what is needed and nothing else."""
    result = apply_once(name, build.folder())

    assert result.faults == []
    assert result.calls


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [("namespace", "haat-data", "without_need"), ("name", "http", "refused")],
)
def test_policies_that_are_missing_are_reported(
    field: str, value: str, expected: str
) -> None:
    fewer = [
        each
        for each in environment("prod").manifests
        if each["kind"] != "NetworkPolicy" or each["metadata"][field] != value
    ]

    assert calls(together(fewer))[expected] != []


@pytest.mark.parametrize(
    "kind", ["Deployment", "HTTPRoute", "ScaledObject", "RabbitmqCluster"]
)
def test_an_unknown_field_is_refused(cluster: Cluster, kind: str) -> None:
    assert refusal(cluster, an(kind)) == ""

    wrong = an(kind)
    wrong["spec"]["replicaz"] = 3
    assert "replicaz" in refusal(cluster, wrong)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("Service", "selector", {"serves": "h t t p"}),
        ("HTTPRoute", "rules", [{"timeouts": {"request": "soon"}}]),
        ("Queue", "deletionPolicy", "never"),
    ],
)
def test_a_wrong_value_is_refused(
    cluster: Cluster, kind: str, field: str, value: Any
) -> None:
    wrong = an(kind)
    wrong["spec"][field] = value

    assert field in refusal(cluster, wrong)
