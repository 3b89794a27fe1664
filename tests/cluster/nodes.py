"""Nodes without machines, and the disks that the claims of `small` need."""

import json

from rendering import Manifest

from tests.cluster.cluster import Cluster

NO_SCHEDULE = '{"spec":{"taints":[]}}'
# Allocatable: the rest of a node is for its kubelet, its system and the cluster's DNS.
ONE_SMALL = (("1900m", "3584Mi"),)
THREE = (("7600m", "15Gi"),) * 3


def add(cluster: Cluster, sizes: tuple[tuple[str, str], ...]) -> list[str]:
    """Their names. Each is its own zone; nothing runs there."""
    names = [f"node-{number}" for number in range(len(sizes))]
    nodes = [
        _node(name, cpu, memory)
        for name, (cpu, memory) in zip(names, sizes, strict=True)
    ]
    volumes = [_volume(f"disk-{number}") for number in range(4)]
    manifests = {
        "apiVersion": "v1",
        "kind": "List",
        "items": [*nodes, *volumes, CLASS],
    }
    cluster.kubectl("create", "--filename=-", stdin=json.dumps(manifests))
    for name in names:
        cluster.kubectl("patch", "node", name, "--type=merge", f"--patch={NO_SCHEDULE}")
    return names


def _node(name: str, cpu: str, memory: str) -> Manifest:
    room = {"cpu": cpu, "memory": memory, "pods": "110", "ephemeral-storage": "100Gi"}
    labels = {"kubernetes.io/hostname": name, "topology.kubernetes.io/zone": name}
    return {
        "apiVersion": "v1",
        "kind": "Node",
        "metadata": {"name": name, "labels": {**labels, "kubernetes.io/os": "linux"}},
        "status": {
            "allocatable": room,
            "capacity": room,
            "conditions": [{"type": "Ready", "status": "True"}],
        },
    }


# As the default class of a cluster whose disks are there already.
CLASS: Manifest = {
    "apiVersion": "storage.k8s.io/v1",
    "kind": "StorageClass",
    "metadata": {
        "name": "disks",
        "annotations": {"storageclass.kubernetes.io/is-default-class": "true"},
    },
    "provisioner": "kubernetes.io/no-provisioner",
    "volumeBindingMode": "WaitForFirstConsumer",
}


def _volume(name: str) -> Manifest:
    return {
        "apiVersion": "v1",
        "kind": "PersistentVolume",
        "metadata": {"name": name},
        "spec": {
            "capacity": {"storage": "50Gi"},
            "accessModes": ["ReadWriteOnce"],
            "storageClassName": "disks",
            "hostPath": {"path": f"/haat-test/{name}"},
        },
    }
