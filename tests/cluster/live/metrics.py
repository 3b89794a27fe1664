"""metrics-server beside the controllers: `kubectl top`, and autoscalers' figures."""

import base64
import json
from pathlib import Path
from typing import Any

from tests.cluster import build
from tests.cluster.cluster import Cluster
from tests.cluster.live.network import HOST
from tests.cluster.processes import Processes

NAME, SPACE, PORT = "metrics-server", "kube-system", 4443
GROUP, VERSION = "metrics.k8s.io", "v1beta1"
EVERY_S = 15


def start(cluster: Cluster, processes: Processes, binaries: Path) -> None:
    """Where it was built; the API server gets an address for it."""
    if not build.has(NAME):
        return
    processes.start(NAME, _command(cluster, binaries))
    items = [_service(), _addresses(), _api(cluster)]
    given = {"apiVersion": "v1", "kind": "List", "items": items}
    cluster.kubectl("create", "--filename=-", stdin=json.dumps(given))


def _command(cluster: Cluster, binaries: Path) -> list[str]:
    pair = cluster.authority.issue(NAME, "haat", (HOST,), (f"{NAME}.{SPACE}.svc",))
    config = cluster.kubeconfig
    return [
        str(binaries / NAME),
        f"--bind-address={HOST}",
        f"--secure-port={PORT}",
        f"--tls-cert-file={pair.certificate}",
        f"--tls-private-key-file={pair.key}",
        f"--kubeconfig={config}",
        f"--authentication-kubeconfig={config}",
        f"--authorization-kubeconfig={config}",
        f"--metric-resolution={EVERY_S}s",
        "--kubelet-preferred-address-types=InternalIP",
        # Each kubelet of the suite signs its own certificate.
        "--kubelet-insecure-tls",
    ]


def _service() -> dict[str, Any]:
    return {
        "apiVersion": "v1",
        "kind": "Service",
        "metadata": {"name": NAME, "namespace": SPACE},
        "spec": {"ports": [{"name": "https", "port": 443, "targetPort": PORT}]},
    }


def _addresses() -> dict[str, Any]:
    """It runs in no pod, so no selector finds it."""
    labels = {"kubernetes.io/service-name": NAME}
    return {
        "apiVersion": "discovery.k8s.io/v1",
        "kind": "EndpointSlice",
        "metadata": {"name": NAME, "namespace": SPACE, "labels": labels},
        "addressType": "IPv4",
        "endpoints": [{"addresses": [HOST], "conditions": {"ready": True}}],
        "ports": [{"name": "https", "port": PORT, "protocol": "TCP"}],
    }


def _api(cluster: Cluster) -> dict[str, Any]:
    authority = cluster.connection.authority.read_bytes()
    return {
        "apiVersion": "apiregistration.k8s.io/v1",
        "kind": "APIService",
        "metadata": {"name": f"{VERSION}.{GROUP}"},
        "spec": {
            "group": GROUP,
            "version": VERSION,
            "groupPriorityMinimum": 100,
            "versionPriority": 100,
            "caBundle": base64.b64encode(authority).decode(),
            "service": {"name": NAME, "namespace": SPACE},
        },
    }
