"""The controllers and the scheduler of a cluster."""

from pathlib import Path

from tests.cluster.cluster import Cluster
from tests.cluster.control_plane import free_ports
from tests.cluster.processes import Processes

# No kubelet renews a lease, so nothing may take the nodes for dead.
WITHOUT_KUBELETS = "*,-node-lifecycle-controller,-taint-eviction-controller"


def start(
    cluster: Cluster,
    processes: Processes,
    binaries: Path,
    controllers: str = WITHOUT_KUBELETS,
) -> None:
    manager, scheduler = free_ports(2)
    common = (
        f"--kubeconfig={cluster.kubeconfig}",
        "--leader-elect=false",
        "--bind-address=127.0.0.1",
    )
    processes.start(
        "kube-controller-manager",
        [
            str(binaries / "kube-controller-manager"),
            *common,
            f"--secure-port={manager}",
            f"--controllers={controllers}",
            f"--root-ca-file={cluster.folder / 'ca.crt'}",
            f"--service-account-private-key-file={cluster.folder / 'server.key'}",
        ],
    )
    processes.start(
        "kube-scheduler",
        [str(binaries / "kube-scheduler"), *common, f"--secure-port={scheduler}"],
    )
