"""CoreDNS in a pod, as every cluster has it: `kube-dns` in `kube-system`."""

import json
from typing import Any

from tests.cluster.cluster import Cluster
from tests.cluster.live.network import DNS

SPACE, NAME = "kube-system", "coredns"
IMAGE = "docker.io/haat-test/coredns:1"
BOTH = ("udp", "tcp")
LABELS = {"k8s-app": "kube-dns"}
COREFILE = """
.:53 {
  errors
  ready
  kubernetes cluster.local in-addr.arpa
  cache 30
  loadbalance
}
"""
READ = [
    {
        "apiGroups": [""],
        "resources": ["endpoints", "services", "pods", "namespaces"],
        "verbs": ["list", "watch"],
    },
    {
        "apiGroups": ["discovery.k8s.io"],
        "resources": ["endpointslices"],
        "verbs": ["list", "watch"],
    },
]


def install(cluster: Cluster) -> None:
    given = {"apiVersion": "v1", "kind": "List", "items": [*_rights(), *_running()]}
    words = ("apply", "--server-side", "--filename=-")
    cluster.kubectl(*words, stdin=json.dumps(given))


def _rights() -> list[dict[str, Any]]:
    role = {"apiGroup": "rbac.authorization.k8s.io", "kind": "ClusterRole"}
    subject = {"kind": "ServiceAccount", "name": NAME, "namespace": SPACE}
    return [
        _object("v1", "ServiceAccount"),
        _object("rbac.authorization.k8s.io/v1", "ClusterRole", rules=READ),
        _object(
            "rbac.authorization.k8s.io/v1",
            "ClusterRoleBinding",
            roleRef={**role, "name": NAME},
            subjects=[subject],
        ),
    ]


def _running() -> list[dict[str, Any]]:
    ports = [{"name": each, "port": 53, "protocol": each.upper()} for each in BOTH]
    container = {
        "name": "main",
        "image": IMAGE,
        "args": ["-conf", "/etc/coredns/Corefile"],
        "readinessProbe": {"httpGet": {"path": "/ready", "port": 8181}},
        "volumeMounts": [{"name": "files", "mountPath": "/etc/coredns"}],
    }
    spec = {
        "serviceAccountName": NAME,
        "dnsPolicy": "Default",
        "priorityClassName": "system-cluster-critical",
        "containers": [container],
        "volumes": [{"name": "files", "configMap": {"name": NAME}}],
    }
    template = {"metadata": {"labels": LABELS}, "spec": spec}
    return [
        _object("v1", "ConfigMap", data={"Corefile": COREFILE}),
        _object(
            "apps/v1",
            "Deployment",
            spec={
                "replicas": 1,
                "selector": {"matchLabels": LABELS},
                "template": template,
            },
        ),
        _object(
            "v1", "Service", spec={"clusterIP": DNS, "selector": LABELS, "ports": ports}
        ),
    ]


def _object(version: str, kind: str, **content: Any) -> dict[str, Any]:
    metadata = {"name": NAME, "namespace": SPACE}
    if kind.startswith("ClusterRole"):
        del metadata["namespace"]
    return {"apiVersion": version, "kind": kind, "metadata": metadata, **content}
