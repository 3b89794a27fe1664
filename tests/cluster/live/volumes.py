"""Volumes that exist before their claims, and the class that binds them."""

import json
from pathlib import Path
from typing import Any

from tests.cluster.cluster import Cluster
from tests.cluster.nodes import CLASS

COUNT = 6


def make(cluster: Cluster, folder: Path) -> None:
    """Every node mounts them, as it would disks of a network."""
    places = [folder / f"disk-{number}" for number in range(COUNT)]
    for place in places:
        place.mkdir(parents=True)
    given = {"apiVersion": "v1", "kind": "List"}
    items = [*map(_volume, places), CLASS]
    cluster.kubectl(
        "create", "--filename=-", stdin=json.dumps({**given, "items": items})
    )


def _volume(place: Path) -> dict[str, Any]:
    everywhere = {"key": "kubernetes.io/os", "operator": "In", "values": ["linux"]}
    terms = [{"matchExpressions": [everywhere]}]
    return {
        "apiVersion": "v1",
        "kind": "PersistentVolume",
        "metadata": {"name": place.name},
        "spec": {
            "capacity": {"storage": "50Gi"},
            "accessModes": ["ReadWriteOnce"],
            "storageClassName": CLASS["metadata"]["name"],
            "local": {"path": str(place)},
            "nodeAffinity": {"required": {"nodeSelectorTerms": terms}},
        },
    }
