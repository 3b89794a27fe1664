"""The kubelet and the kube-proxy of one node."""

import json
import os
from pathlib import Path
from typing import Any

from tests.cluster.certificates import Authority
from tests.cluster.cluster import Connection, write_kubeconfig
from tests.cluster.live.network import DNS, Machine

CONTROLLERS = Path("/sys/fs/cgroup")
SHARES = "8192"
# Of a node, for pods; the rest of the machine is for everything else that runs on it.
Size = tuple[float, int]  # cores, MiB


def kubelet(
    binaries: Path,
    folder: Path,
    machine: Machine,
    connection: Connection,
    authority: Authority,
    size: Size,
) -> list[str]:
    """Writes its settings into `folder`; the command that runs it."""
    pair = authority.issue(f"system:node:{machine.name}", "system:nodes")
    config = write_kubeconfig(folder / "kubelet.kubeconfig", connection, pair)
    settings = folder / "kubelet.json"
    resolver = folder / "resolv.conf"
    resolver.write_text(f"nameserver {DNS}\n", "utf-8")
    given = _settings(folder, machine, connection, resolver, size)
    settings.write_text(json.dumps(given), "utf-8")
    return machine.command(
        str(binaries / "kubelet"),
        f"--config={settings}",
        f"--kubeconfig={config}",
        f"--root-dir={folder / 'kubelet'}",
        f"--hostname-override={machine.name}",
        f"--node-ip={machine.address}",
        f"--node-labels=topology.kubernetes.io/zone={machine.name}",
    )


def proxy(
    binaries: Path,
    folder: Path,
    machine: Machine,
    connection: Connection,
    authority: Authority,
) -> list[str]:
    """The command of its kube-proxy."""
    pair = authority.issue("system:kube-proxy", "haat")
    config = write_kubeconfig(folder / "proxy.kubeconfig", connection, pair)
    settings = folder / "proxy.json"
    given = {
        "apiVersion": "kubeproxy.config.k8s.io/v1alpha1",
        "kind": "KubeProxyConfiguration",
        "mode": "nftables",
        "bindAddress": "0.0.0.0",
        "clientConnection": {"kubeconfig": str(config)},
        "hostnameOverride": machine.name,
        "detectLocalMode": "ClusterCIDR",
        "clusterCIDR": "10.244.0.0/16",
        # Limits of connections belong to the whole machine.
        "conntrack": {
            "maxPerCore": 0,
            "min": 0,
            "tcpEstablishedTimeout": "0s",
            "tcpCloseWaitTimeout": "0s",
        },
    }
    settings.write_text(json.dumps(given), "utf-8")
    return machine.command(str(binaries / "kube-proxy"), f"--config={settings}")


def make_cgroup(machine: Machine) -> None:
    """Of all its pods, in every hierarchy of cgroup v1 (or in the one of v2)."""
    for folder in _cgroups(machine):
        folder.mkdir(exist_ok=True)
        for name in ("cpuset.cpus", "cpuset.mems"):
            if (folder / name).exists() and not (folder / name).read_text().strip():
                (folder / name).write_text((folder.parent / name).read_text())
        # Else all pods together would get as much as one process outside.
        if (folder / "cpu.shares").exists():
            (folder / "cpu.shares").write_text(SHARES)


def remove_cgroup(machine: Machine) -> None:
    """What is still occupied stays."""
    # systemd's hierarchy next to those of v1 gets its folders from containerd.
    for top in (*_cgroups(machine), CONTROLLERS / "unified" / machine.space):
        for folder, _, _ in os.walk(top, topdown=False):
            try:
                os.rmdir(folder)
            except OSError:
                continue


def _cgroups(machine: Machine) -> list[Path]:
    if (CONTROLLERS / "cgroup.controllers").exists():
        return [CONTROLLERS / machine.space]
    hierarchies = [each for each in CONTROLLERS.iterdir() if each.is_dir()]
    return [each / machine.space for each in hierarchies if each.name != "unified"]


def _settings(
    folder: Path, machine: Machine, connection: Connection, resolver: Path, size: Size
) -> dict[str, Any]:
    return {
        "apiVersion": "kubelet.config.k8s.io/v1beta1",
        "kind": "KubeletConfiguration",
        "authentication": {
            "anonymous": {"enabled": False},
            "webhook": {"enabled": True},
            "x509": {"clientCAFile": str(connection.authority)},
        },
        "authorization": {"mode": "Webhook"},
        "cgroupDriver": "cgroupfs",
        "cgroupRoot": f"/{machine.space}",
        "clusterDNS": [DNS],
        "clusterDomain": "cluster.local",
        "containerRuntimeEndpoint": f"unix://{folder}/containerd.sock",
        "failCgroupV1": False,
        "failSwapOn": False,
        "resolvConf": str(resolver),
        "kubeReserved": _reserved(size),
        # The disk is the machine's: how full it is says nothing about this node.
        "evictionHard": {"memory.available": "50Mi"},
        "imageGCHighThresholdPercent": 100,
        "podLogsDir": str(folder / "logs"),
        "registerNode": True,
    }


def _reserved(size: Size) -> dict[str, str]:
    """So much that `size` is left for pods."""
    cores, memory = size
    page, pages = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_PHYS_PAGES")
    spare_mib = page * pages // 2**20 - memory - 50
    spare_cpu = int(((os.cpu_count() or 1) - cores) * 1_000)
    return {"memory": f"{max(0, spare_mib)}Mi", "cpu": f"{max(0, spare_cpu)}m"}
