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


@contextmanager
def running(binaries: Path) -> Iterator[tuple[Cluster, Processes]]:
    """An empty cluster; it is gone with all its processes afterwards."""
    with TemporaryDirectory(prefix="haat-cluster-") as name:
        folder, processes = Path(name), Processes(Path(name))
        etcd, peers, api = free_ports(3)
        authority = Authority(folder)
        server = authority.issue("server", "haat")
        cluster = Cluster(folder, api, authority.issue("admin", ADMINISTRATORS))
        try:
            processes.start("etcd", _etcd(binaries, folder, etcd, peers, server))
            command = _api_server(binaries, api, etcd, authority.pair, server)
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
    binaries: Path, port: int, etcd: int, authority: Pair, server: Pair
) -> list[str]:
    return [
        str(binaries / "kube-apiserver"),
        "--bind-address=127.0.0.1",
        "--advertise-address=127.0.0.1",
        "--endpoint-reconciler-type=none",
        f"--secure-port={port}",
        f"--tls-cert-file={server.certificate}",
        f"--tls-private-key-file={server.key}",
        f"--client-ca-file={authority.certificate}",
        f"--etcd-servers=https://127.0.0.1:{etcd}",
        f"--etcd-cafile={authority.certificate}",
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


def free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports
