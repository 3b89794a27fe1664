"""What a machine needs for nodes that run containers."""

import os
import shutil
from pathlib import Path

from stack import packages
from stack.places import Places
from stack.trouble import Trouble

from tests.cluster.live.containerd import PLUGINS

# Programs and their Debian packages.
PROGRAMS = {
    "containerd": "containerd",
    "ip": "iproute2",
    "mmdebstrap": "mmdebstrap",
    "nft": "nftables",
    "nsenter": "util-linux",
    "podman": "podman",
    "runc": "runc",
    "sysctl": "procps",
}


def missing() -> str | None:
    """Why nodes cannot run here. As root it installs the packages first."""
    if os.geteuid() != 0:
        return "only root makes network namespaces and containers"
    if names := _missing_packages():
        try:
            packages.install(Places.found(), names)
        except Trouble as trouble:
            return str(trouble)
    return None


def _missing_packages() -> list[str]:
    found = [name for program, name in PROGRAMS.items() if not shutil.which(program)]
    has_plugins = (Path(PLUGINS) / "ptp").exists()
    return found if has_plugins else [*found, "containernetworking-plugins"]
