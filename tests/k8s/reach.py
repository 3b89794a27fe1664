"""Which pods may connect to which, by the network policies of one environment."""

from collections.abc import Iterator
from typing import NamedTuple

from objects import Environment, Pod, matches
from rendering import Manifest

# A rule, and the namespace of its policy. None: no policy selects the pod.
Rules = list[tuple[str, Manifest]] | None


class Call(NamedTuple):
    """`haat-auth/api`, `haat-data/valkey`, 6379. Somebody else's pods are `keda/*`."""

    source: str
    target: str
    port: int


def address(pod: Pod) -> str:
    return f"{pod.namespace}/{pod.name}"


def allowed(cluster: Environment) -> set[Call]:
    """Each connection that both sides' policies allow, to ports that pods listen on."""
    return set(_allowed(cluster))


def _allowed(cluster: Environment) -> Iterator[Call]:
    out = [(pod, _rules(cluster, pod, "Egress", "egress")) for pod in cluster.pods]
    for target in cluster.pods:
        into = _rules(cluster, target, "Ingress", "ingress")
        for source, leaves in out:
            for port in target.numbers:
                if _permits(cluster, leaves, "to", target, target, port) and _permits(
                    cluster, into, "from", source, target, port
                ):
                    yield Call(address(source), address(target), port)


def _rules(cluster: Environment, pod: Pod, kind: str, key: str) -> Rules:
    policies = [
        policy
        for policy in cluster.of_kind("NetworkPolicy")
        if policy["metadata"]["namespace"] == pod.namespace
        and kind in policy["spec"]["policyTypes"]
        and matches(policy["spec"]["podSelector"], pod.labels)
    ]
    if not policies:
        return None
    return [
        (pod.namespace, rule) for each in policies for rule in each["spec"].get(key, [])
    ]


def _permits(
    cluster: Environment, rules: Rules, side: str, peer: Pod, target: Pod, port: int
) -> bool:
    return rules is None or any(
        _has(rule, target, port) and _is_peer(cluster, namespace, rule.get(side), peer)
        for namespace, rule in rules
    )


def _has(rule: Manifest, target: Pod, port: int) -> bool:
    ports = rule.get("ports")
    return ports is None or any(
        target.named_ports.get(each["port"], each["port"]) == port for each in ports
    )


def _is_peer(
    cluster: Environment, namespace: str, peers: list[Manifest] | None, pod: Pod
) -> bool:
    """No list is everybody; an `ipBlock` is no pod, as ours are public addresses."""
    return peers is None or any(
        _is_in(cluster, peer, namespace, pod)
        and matches(peer.get("podSelector"), pod.labels)
        for peer in peers
        if "ipBlock" not in peer
    )


def _is_in(cluster: Environment, peer: Manifest, namespace: str, pod: Pod) -> bool:
    if "namespaceSelector" not in peer:
        return pod.namespace == namespace
    return matches(peer["namespaceSelector"], cluster.namespaces[pod.namespace])
