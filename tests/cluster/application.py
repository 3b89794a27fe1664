"""Applies one environment as k8s/README.md says, and what the server said."""

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from objects import OUTSIDE
from rendering import K8S, Manifest, deployables, rendered

from tests.cluster.cluster import Cluster
from tests.cluster.definitions import definitions

STRICT = ("apply", "--server-side", "--validate=strict", "--output=json")
BEFORE = ("platform", "data")
AFTER = ("platform/observability",)
# A client waits after so many requests; a call of kubectl is a client.
BURST = 290


@dataclass
class Applied:
    """The objects of the server by uid, and its complaints."""

    objects: dict[str, Manifest] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)
    seconds: float = 0


def prepare(
    cluster: Cluster, folder: Path, given: Sequence[Manifest]
) -> tuple[int, int]:
    """What operators bring for these objects: definitions and namespaces. How many of
    how many definitions are an operator's own."""
    used = {(each["apiVersion"].split("/")[0], each["kind"]) for each in given}
    found, own = definitions(folder, used)
    outside = {each["namespace"] for each in OUTSIDE["pods"]} - {"kube-system"}
    spaces = [_namespace(each) for each in sorted(outside)]
    cluster.kubectl(*STRICT, "--filename=-", stdin=_list([*found, *spaces]))
    cluster.kubectl("wait", "--for=condition=Established", "crd", "--all")
    return own, len(found)


def apply(cluster: Cluster, name: str, root: Path = K8S) -> Applied:
    """Every folder of an environment, in the order of k8s/README.md."""
    applied, began = Applied(), time.monotonic()
    for folder in folders(name):
        done = cluster.call(*STRICT, f"--kustomize={root / folder}")
        items = json.loads(done.stdout or "{}").get("items", [])
        applied.objects |= {each["metadata"]["uid"]: each for each in items}
        lines = filter(None, done.stderr.splitlines())
        applied.complaints += [f"{folder}: {line}" for line in lines]
    applied.seconds = time.monotonic() - began
    return applied


def send(cluster: Cluster, given: Sequence[Manifest]) -> Applied:
    """Rendered objects, in this order; `apply` renders each folder once more."""
    applied, began = Applied(), time.monotonic()
    for start in range(0, len(given), BURST):
        some = _list([*given[start : start + BURST]])
        done = cluster.call(*STRICT, "--filename=-", stdin=some)
        items = json.loads(done.stdout or "{}").get("items", [])
        applied.objects |= {each["metadata"]["uid"]: each for each in items}
        applied.complaints += filter(None, done.stderr.splitlines())
    applied.seconds = time.monotonic() - began
    return applied


def manifests(name: str, root: Path = K8S) -> list[Manifest]:
    """What is applied; of `small` the platform twice."""
    return [each for folder in folders(name) for each in rendered(folder, root)]


def count(name: str) -> int:
    """How many objects are applied, each once."""
    return len(
        {
            (each["kind"], each["metadata"].get("namespace"), each["metadata"]["name"])
            for each in manifests(name)
        }
    )


def folders(name: str) -> Iterator[str]:
    if name == "small":
        yield from ("platform/overlays/small", "small")
        return
    yield from (f"{each}/overlays/{name}" for each in BEFORE)
    yield from AFTER
    yield from (f"{each}/overlays/{name}" for each in ("varnish", *deployables()))


def _namespace(name: str) -> Manifest:
    return {"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name}}


def _list(manifests: list[Manifest]) -> str:
    return json.dumps({"apiVersion": "v1", "kind": "List", "items": manifests})
