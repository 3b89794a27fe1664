"""What kubelets would report: containers start, Jobs end, deleted pods go."""

import json
from collections import defaultdict

from rendering import Manifest

from tests.cluster.cluster import Cluster

RUNNING = {
    "phase": "Running",
    "conditions": [{"type": "Ready", "status": "True"}],
}
DONE = {
    "phase": "Succeeded",
    "conditions": [{"type": "Ready", "status": "False"}],
}
REPORT = (
    *("apply", "--server-side", "--subresource=status", "--force-conflicts"),
    *("--field-manager=kubelet", "--filename=-"),
)


def pods(cluster: Cluster) -> list[Manifest]:
    found = cluster.kubectl("get", "pods", "--all-namespaces", "--output=json")
    return list(json.loads(found)["items"])


def report(cluster: Cluster) -> list[Manifest]:
    """Each scheduled pod becomes ready, one of a Job succeeds. The pods before that."""
    every = pods(cluster)
    gone = [each for each in every if "deletionTimestamp" in each["metadata"]]
    started = [
        _reported(each)
        for each in every
        if each["spec"].get("nodeName")
        and each not in gone
        and each["status"]["phase"] == "Pending"
    ]
    if started:
        manifests = {"apiVersion": "v1", "kind": "List", "items": started}
        cluster.call(*REPORT, stdin=json.dumps(manifests))
    for each in gone:
        space, name = each["metadata"]["namespace"], each["metadata"]["name"]
        words = ("--force", "--grace-period=0", "--ignore-not-found")
        cluster.call("delete", "pod", name, f"--namespace={space}", *words)
    return every


def is_ready(pod: Manifest) -> bool:
    conditions = pod["status"].get("conditions", [])
    is_going = "deletionTimestamp" in pod["metadata"]
    return not is_going and any(
        each["type"] == "Ready" and each["status"] == "True" for each in conditions
    )


def by_owner(every: list[Manifest]) -> dict[str, list[Manifest]]:
    """Pods of each ReplicaSet: `haat-auth/api-5d4f`."""
    found = defaultdict(list)
    for pod in every:
        for owner in pod["metadata"].get("ownerReferences", []):
            if owner["kind"] == "ReplicaSet":
                found[f"{pod['metadata']['namespace']}/{owner['name']}"].append(pod)
    return found


def _reported(pod: Manifest) -> Manifest:
    owners = [each["kind"] for each in pod["metadata"].get("ownerReferences", [])]
    metadata = {key: pod["metadata"][key] for key in ("name", "namespace")}
    status = DONE if owners == ["Job"] else RUNNING
    return {"apiVersion": "v1", "kind": "Pod", "metadata": metadata, "status": status}
