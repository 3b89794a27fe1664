"""Policies allow the calls that the system needs, and no others."""

import pytest
from calls import is_free, needed, unknown_settings
from objects import environment, together
from reach import Call, allowed
from rendering import ENVIRONMENTS, Manifest

FOREIGN_DATA = Call("haat-catalog/worker", "haat-auth-data/postgres", 5432)
KEYS = Call("haat-catalog/api", "haat-auth/api", 8000)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_every_needed_call_is_allowed_and_no_other(name: str) -> None:
    cluster = environment(name)
    possible = {call for call in allowed(cluster) if not is_free(call)}

    assert needed(cluster) - possible == set(), "refused"
    assert possible - needed(cluster) == set(), "allowed without need"


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_every_setting_with_an_address_is_in_the_table(name: str) -> None:
    assert unknown_settings(environment(name)) == set()


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_prometheus_reaches_every_endpoint_of_a_monitor(name: str) -> None:
    cluster, ports = environment(name), set()
    for monitor in cluster.of_kind("PodMonitor"):
        space, selector = monitor["metadata"]["namespace"], monitor["spec"]["selector"]
        for pod in cluster.pods_in(space, selector):
            for endpoint in monitor["spec"]["podMetricsEndpoints"]:
                if number := pod.named_ports.get(endpoint["port"]):
                    ports.add(Call("monitoring/*", f"{space}/{pod.name}", number))

    assert ports - allowed(cluster) == set()


def everything(namespace: str) -> Manifest:
    """A policy that opens a namespace."""
    every = {"policyTypes": ["Ingress", "Egress"], "ingress": [{}], "egress": [{}]}
    return {
        "kind": "NetworkPolicy",
        "metadata": {"name": "everything", "namespace": namespace},
        "spec": {"podSelector": {}, **every},
    }


def test_a_call_needs_the_policies_of_both_sides() -> None:
    prod = environment("prod").manifests
    one_side = together([*prod, everything("haat-catalog")])
    both_sides = together([*one_side.manifests, everything("haat-auth-data")])

    assert FOREIGN_DATA not in allowed(one_side)
    assert FOREIGN_DATA in allowed(both_sides) - needed(both_sides)


def test_a_missing_policy_is_reported() -> None:
    without_keys = together(
        each
        for each in environment("prod").manifests
        if each["kind"] != "NetworkPolicy" or each["metadata"]["name"] != "keys"
    )

    assert KEYS in needed(without_keys) - allowed(without_keys)
