"""All pods of a service together never use more connections than its database has."""

import sys
from copy import deepcopy

import connections
import pytest
from rendering import K8S, ROOT, SERVICES, Manifest, of_kind, rendered

from servicekit.settings import ServiceSettings

sys.path.insert(0, str(ROOT / "deploy" / "pipelines"))
from canary import MAX_PODS

ENVIRONMENTS = ("dev", "staging", "prod")
# A rollout starts one pod of each kind before it stops one.
SURGE = 1
JOBS = 4
# PostgreSQL's own for administrators; the operator's replication, metrics and checks.
SUPERUSER = 3
RESERVED = SUPERUSER + 12


def pool(manifests: list[Manifest] | tuple[Manifest, ...]) -> int:
    given: dict[str, str] = {}
    for each in of_kind(manifests, "ConfigMap"):
        given |= each["data"]
    fields = ServiceSettings.model_fields
    return sum(
        int(given.get(str(fields[name].validation_alias), fields[name].default))
        for name in ("pool_size", "pool_overflow")
    )


def used_by_pods(
    service: str, manifests: list[Manifest] | tuple[Manifest, ...]
) -> tuple[int, int, int]:
    """Of an api, a worker (with its probe) and a relay."""
    pooled = pool(manifests)
    api = 2 * pooled + connections.of_api(service)
    return api, pooled + connections.PROBE, connections.of_relay(service)


def used_by_one_of_each(service: str, manifests: tuple[Manifest, ...]) -> int:
    """Without an autoscaler: one pod of each kind, and one more during a rollout."""
    of_all = connections.of_leader(service) + JOBS
    return (1 + SURGE) * sum(used_by_pods(service, manifests)) + of_all


def used(service: str, manifests: list[Manifest] | tuple[Manifest, ...]) -> int:
    (api,) = of_kind(manifests, "HorizontalPodAutoscaler")
    (worker,) = of_kind(manifests, "ScaledObject")
    (relay,) = (
        each
        for each in of_kind(manifests, "Deployment")
        if each["metadata"]["name"] == "relay"
    )
    counts = (
        api["spec"]["maxReplicas"],
        worker["spec"]["maxReplicaCount"],
        relay["spec"]["replicas"],
    )
    by_pod = used_by_pods(service, manifests)
    pairs = zip(counts, by_pod, strict=True)
    of_all = connections.of_leader(service) + JOBS
    return sum((count + SURGE) * each for count, each in pairs) + of_all


def test_pools_of_all_services_fit_into_the_one_small_database() -> None:
    (postgres,) = (
        each
        for each in of_kind(rendered("data/overlays/small"), "StatefulSet")
        if each["metadata"]["name"] == "postgres"
    )
    command = postgres["spec"]["template"]["spec"]["containers"][0]["command"]
    (limit,) = (
        int(word.partition("=")[2])
        for word in command
        if word.startswith("max_connections=")
    )
    needed = sum(
        used_by_one_of_each(service, rendered(f"services/{service}/overlays/small"))
        for service in SERVICES
    )
    assert needed <= limit - SUPERUSER


def available(service: str, environment: str) -> int:
    (cluster,) = (
        each
        for each in of_kind(rendered(f"data/overlays/{environment}"), "Cluster")
        if each["metadata"]["namespace"] == f"haat-{service}-data"
    )
    parameters = cluster["spec"]["postgresql"]["parameters"]
    return int(parameters["max_connections"]) - RESERVED


@pytest.mark.parametrize("environment", ENVIRONMENTS)
@pytest.mark.parametrize("service", SERVICES)
def test_pools_of_all_pods_fit_into_the_database(
    service: str, environment: str
) -> None:
    overlay = f"services/{service}/overlays/{environment}"
    manifests = rendered(overlay)
    canaries = 0
    if (K8S / overlay / "canary").is_dir():
        of_api, *_ = used_by_pods(service, rendered(f"{overlay}/canary"))
        canaries = (MAX_PODS + SURGE) * of_api
    assert used(service, manifests) + canaries <= available(service, environment)


@pytest.mark.parametrize("environment", ["staging", "prod"])
def test_a_pooler_has_a_place_for_every_read_and_a_session_for_some(
    environment: str,
) -> None:
    (pooler,) = of_kind(rendered(f"data/overlays/{environment}"), "Pooler")
    parameters = pooler["spec"]["pgbouncer"]["parameters"]
    service = pooler["metadata"]["namespace"].split("-")[1]
    manifests = rendered(f"services/{service}/overlays/{environment}")
    (api,) = of_kind(manifests, "HorizontalPodAutoscaler")
    pods = api["spec"]["maxReplicas"] + MAX_PODS + 2 * SURGE
    clients = pods * pool(manifests)
    # One of its instances may be away, and one replica may have all of them.
    assert clients <= int(parameters["max_client_conn"])
    sessions = pooler["spec"]["instances"] * int(parameters["default_pool_size"])
    assert sessions <= available(service, environment)


def test_more_pods_than_connections_are_reported() -> None:
    manifests = deepcopy(rendered("services/auth/overlays/prod"))
    (api,) = of_kind(manifests, "HorizontalPodAutoscaler")
    api["spec"]["maxReplicas"] *= 2
    assert used("auth", manifests) > available("auth", "prod")
