"""Selectors of pods, Services and workloads: each rule yields selectors without a
match."""

from collections.abc import Callable, Iterator
from typing import Any

from objects import Environment, Pod, matches
from rendering import Manifest, name

Rule = Callable[[Environment], Iterator[str]]


def _where(each: Manifest) -> str:
    return f"{each['metadata'].get('namespace')} {name(each)}"


def _lacks(pods: list[Pod], port: str | int) -> bool:
    return not any(port in pod.ports for pod in pods)


def policies(cluster: Environment) -> Iterator[str]:
    """A policy's own pods, its peers, and the ports that it names."""
    for policy in cluster.of_kind("NetworkPolicy"):
        spec, where = policy["spec"], _where(policy)
        own = cluster.pods_in(policy["metadata"]["namespace"], spec["podSelector"])
        if not own:
            yield f"{where} is about no pod"
        for rule in spec.get("ingress", []):
            list_of = [*_peers(cluster, policy, rule.get("from", []))]
            yield from _empty(where, list_of)
            yield from _unserved(where, own, rule)
        for rule in spec.get("egress", []):
            list_of = [*_peers(cluster, policy, rule.get("to", []))]
            yield from _empty(where, list_of)
            for _, pods in list_of:
                yield from _unserved(where, pods, rule)


def _peers(
    cluster: Environment, policy: Manifest, peers: list[Manifest]
) -> Iterator[tuple[Manifest, list[Pod]]]:
    for peer in peers:
        if "ipBlock" in peer:
            continue
        if "namespaceSelector" in peer:
            spaces = [
                space
                for space, labels in cluster.namespaces.items()
                if matches(peer["namespaceSelector"], labels)
            ]
        else:
            spaces = [policy["metadata"]["namespace"]]
        selector = peer.get("podSelector")
        pods = [pod for space in spaces for pod in cluster.pods_in(space, selector)]
        yield peer, pods


def _empty(where: str, peers: list[tuple[Manifest, list[Pod]]]) -> Iterator[str]:
    for peer, pods in peers:
        if not pods:
            yield f"{where}: no pod is {peer}"


def _unserved(where: str, pods: list[Pod], rule: Manifest) -> Iterator[str]:
    for port in rule.get("ports", []):
        if pods and _lacks(pods, port["port"]):
            yield f"{where}: no selected pod has the port {port['port']}"


def budgets(cluster: Environment) -> Iterator[str]:
    for each in cluster.of_kind("PodDisruptionBudget"):
        space, selector = each["metadata"]["namespace"], each["spec"]["selector"]
        if not cluster.pods_in(space, selector):
            yield f"{_where(each)} protects no pod"


def services(cluster: Environment) -> Iterator[str]:
    for each in cluster.of_kind("Service"):
        selector = {"matchLabels": each["spec"]["selector"]}
        pods = cluster.pods_in(each["metadata"]["namespace"], selector)
        if not pods:
            yield f"{_where(each)} selects no pod"
        for port in each["spec"]["ports"]:
            if _lacks(pods, port["targetPort"]):
                yield f"{_where(each)}: no pod has the port {port['targetPort']}"


def workloads(cluster: Environment) -> Iterator[str]:
    for each in cluster.of_kind("Deployment", "StatefulSet"):
        labels = each["spec"]["template"]["metadata"]["labels"]
        if not matches(each["spec"]["selector"], labels):
            yield f"{_where(each)} does not select its own pods"


def monitors(cluster: Environment) -> Iterator[str]:
    for each in cluster.of_kind("PodMonitor"):
        pods = cluster.pods_in(each["metadata"]["namespace"], each["spec"]["selector"])
        for endpoint in each["spec"]["podMetricsEndpoints"]:
            if _lacks(pods, endpoint["port"]):
                yield f"{_where(each)}: no pod has the port {endpoint['port']}"
    for each in cluster.of_kind("ServiceMonitor"):
        named = [port["name"] for port in _monitored(cluster, each)]
        for endpoint in each["spec"]["endpoints"]:
            if endpoint["port"] not in named:
                yield f"{_where(each)}: no Service has the port {endpoint['port']}"


def _monitored(cluster: Environment, monitor: Manifest) -> list[dict[str, Any]]:
    return [
        port
        for service in cluster.of_kind("Service")
        if service["metadata"]["namespace"] == monitor["metadata"]["namespace"]
        and matches(monitor["spec"]["selector"], service["metadata"].get("labels", {}))
        for port in service["spec"]["ports"]
    ]


def autoscalers(cluster: Environment) -> Iterator[str]:
    for each in cluster.of_kind("HorizontalPodAutoscaler", "ScaledObject"):
        target, space = each["spec"]["scaleTargetRef"], each["metadata"]["namespace"]
        kind = target.get("kind", "Deployment")
        if not cluster.find(kind, target["name"], space):
            yield f"{_where(each)} scales nothing"


RULES: tuple[Rule, ...] = (
    policies,
    budgets,
    services,
    workloads,
    monitors,
    autoscalers,
)
