"""What selectors match: pods, Services and namespaces of one environment."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from rendering import Manifest, deployables, of_kind, rendered

OUTSIDE = yaml.safe_load(Path(__file__).with_name("outside.yaml").read_text("utf-8"))
PODS = ("Deployment", "StatefulSet", "Job")
SHARED = ("platform", "varnish", "data")


@dataclass(frozen=True)
class Pod:
    """One pod of a workload, or of somebody else; `name` is the workload's."""

    namespace: str
    name: str
    labels: dict[str, str]
    # Numbers and names.
    ports: frozenset[str | int]
    # Name -> number.
    named_ports: dict[str, int]

    @property
    def numbers(self) -> set[int]:
        """The ports that it listens on."""
        return {port for port in self.ports if isinstance(port, int)}


@dataclass(frozen=True)
class Environment:
    manifests: tuple[Manifest, ...]
    pods: tuple[Pod, ...]
    # Name and labels.
    namespaces: dict[str, dict[str, str]]

    def of_kind(self, *kinds: str) -> list[Manifest]:
        return of_kind(self.manifests, *kinds)

    def pods_in(self, namespace: str, selector: Manifest | None) -> list[Pod]:
        return [
            pod
            for pod in self.pods
            if pod.namespace == namespace and matches(selector, pod.labels)
        ]

    def find(self, kind: str, name: str, namespace: str | None) -> Manifest | None:
        for each in self.of_kind(kind):
            found = each["metadata"]
            if found["name"] == name and found.get("namespace") == namespace:
                return each
        return None


@cache
def environment(name: str) -> Environment:
    overlays = [f"{each}/overlays/{name}" for each in (*deployables(), *SHARED)]
    every = (rendered(each) for each in (*overlays, "platform/observability"))
    return together([each for manifests in every for each in manifests])


def together(manifests: Iterable[Manifest]) -> Environment:
    """One cluster with all of these objects."""
    every = tuple(manifests)
    pods = (*_own(every), *_made(every), *_outside())
    return Environment(every, pods, _namespaces(every, pods))


def matches(selector: Manifest | None, labels: dict[str, str]) -> bool:
    """None and {} select everything, as in the API."""
    selector = selector or {}
    wanted = selector.get("matchLabels", {})
    if unknown := set(selector) - {"matchLabels", "matchExpressions"}:
        raise ValueError(f"no part of a selector: {unknown}")
    return wanted.items() <= labels.items() and all(
        labels.get(each["key"]) in _values(each)
        for each in selector.get("matchExpressions", [])
    )


def _values(expression: dict[str, Any]) -> list[str]:
    if expression["operator"] != "In":
        raise ValueError(f"teach the tests {expression['operator']}")
    return list(expression["values"])


def _own(every: tuple[Manifest, ...]) -> Iterator[Pod]:
    for workload in of_kind(every, *PODS):
        template = workload["spec"]["template"]
        sidecars = [
            each
            for each in template["spec"].get("initContainers", [])
            if each.get("restartPolicy") == "Always"
        ]
        ports = {
            port["name"]: port["containerPort"]
            for container in (*sidecars, *template["spec"]["containers"])
            for port in container.get("ports", [])
        }
        yield Pod(
            workload["metadata"]["namespace"],
            workload["metadata"]["name"],
            template["metadata"]["labels"],
            frozenset((*ports, *ports.values())),
            ports,
        )


def _made(every: tuple[Manifest, ...]) -> Iterator[Pod]:
    for kind, made in OUTSIDE["made"].items():
        for each in of_kind(every, kind):
            metadata = each["metadata"]
            labels = {
                key: value.replace("NAME", metadata["name"])
                for key, value in made["labels"].items()
            }
            yield _somebody(metadata["namespace"], metadata["name"], labels, made)


def _outside() -> Iterator[Pod]:
    for each in OUTSIDE["pods"]:
        yield _somebody(each["namespace"], "*", each["labels"], each)


def _somebody(
    namespace: str, name: str, labels: dict[str, str], described: Manifest
) -> Pod:
    """A pod that no manifest of ours describes."""
    return Pod(namespace, name, labels, frozenset(described["ports"]), {})


def _namespaces(
    every: tuple[Manifest, ...], pods: tuple[Pod, ...]
) -> dict[str, dict[str, str]]:
    """Those of our manifests, and those where somebody else's pods run."""
    found = {pod.namespace: {} for pod in pods} | {
        each["metadata"]["name"]: each["metadata"].get("labels", {})
        for each in of_kind(every, "Namespace")
    }
    return {
        name: {**labels, "kubernetes.io/metadata.name": name}
        for name, labels in found.items()
    }
