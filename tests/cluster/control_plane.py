"""A control plane on this machine: etcd and the API server, on free loopback ports."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.cluster.certificates import ADMINISTRATORS, Authority, Pair
from tests.cluster.cluster import Cluster
from tests.cluster.processes import Processes

READY_WITHIN_S = 120
LOOPBACK = "127.0.0.1"
SERVICE = "10.96.0.1"  # of the API server, as pods see it


@contextmanager
def running(
    binaries: Path, address: str = LOOPBACK
) -> Iterator[tuple[Cluster, Processes]]:
    """An empty cluster; it is gone with all its processes afterwards. At an address of
    this machine other than loopback it serves kubelets and pods too."""
    with TemporaryDirectory(prefix="haat-cluster-") as name:
        folder, processes = Path(name), Processes(Path(name))
        etcd, peers, api = free_ports(3)
        api = api if address == LOOPBACK else 6443
        authority = Authority(folder)
        server = authority.issue("server", "haat", (LOOPBACK, address, SERVICE))
        admin = authority.issue("admin", ADMINISTRATORS)
        cluster = Cluster(folder, f"https://{address}:{api}", admin, authority)
        try:
            processes.start("etcd", _etcd(binaries, folder, etcd, peers, server))
            command = _api_server(binaries, (address, api), etcd, authority, server)
            if address != LOOPBACK:
                command += _for_nodes(cluster)
            processes.start("kube-apiserver", command)
            processes.wait(cluster.is_ready, READY_WITHIN_S)
            yield cluster, processes
        finally:
            processes.stop()


def _etcd(
    binaries: Path, folder: Path, port: int, peers: int, server: Pair
) -> list[str]:
    return [
        str(binaries / "etcd"),
        f"--data-dir={folder / 'etcd'}",
        f"--listen-client-urls=https://127.0.0.1:{port}",
        f"--advertise-client-urls=https://127.0.0.1:{port}",
        f"--listen-peer-urls=http://127.0.0.1:{peers}",
        f"--initial-advertise-peer-urls=http://127.0.0.1:{peers}",
        f"--initial-cluster=default=http://127.0.0.1:{peers}",
        f"--cert-file={server.certificate}",
        f"--key-file={server.key}",
        f"--trusted-ca-file={folder / 'ca.crt'}",
        "--client-cert-auth",
        "--log-level=warn",
        "--unsafe-no-fsync",  # the data live as long as the test
    ]


def _api_server(
    binaries: Path, at: tuple[str, int], etcd: int, authority: Authority, server: Pair
) -> list[str]:
    address, port = at
    return [
        str(binaries / "kube-apiserver"),
        f"--bind-address={address}",
        f"--advertise-address={address}",
        f"--endpoint-reconciler-type={'none' if address == LOOPBACK else 'lease'}",
        f"--secure-port={port}",
        f"--tls-cert-file={server.certificate}",
        f"--tls-private-key-file={server.key}",
        f"--client-ca-file={authority.pair.certificate}",
        f"--etcd-servers=https://127.0.0.1:{etcd}",
        f"--etcd-cafile={authority.pair.certificate}",
        f"--etcd-certfile={server.certificate}",
        f"--etcd-keyfile={server.key}",
        "--service-account-issuer=https://haat.test",
        f"--service-account-key-file={server.key}",
        f"--service-account-signing-key-file={server.key}",
        "--service-cluster-ip-range=10.96.0.0/16",
        "--authorization-mode=Node,RBAC",
        "--enable-admission-plugins=NodeRestriction",
        "--allow-privileged=false",
    ]


def _for_nodes(cluster: Cluster) -> list[str]:
    """It calls kubelets and aggregated servers as the administrator."""
    return [
        f"--kubelet-client-certificate={cluster.admin.certificate}",
        f"--kubelet-client-key={cluster.admin.key}",
        f"--requestheader-client-ca-file={cluster.connection.authority}",
        f"--proxy-client-cert-file={cluster.admin.certificate}",
        f"--proxy-client-key-file={cluster.admin.key}",
        "--requestheader-username-headers=X-Remote-User",
        "--requestheader-group-headers=X-Remote-Group",
        "--requestheader-extra-headers-prefix=X-Remote-Extra-",
        "--kubelet-preferred-address-types=InternalIP",
        "--requestheader-allowed-names=admin",
        "--enable-aggregator-routing=true",
    ]


def free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports
