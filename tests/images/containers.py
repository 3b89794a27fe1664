"""Runs podman with the options that a machine without other container tools needs."""

import os
import shutil
import subprocess
from pathlib import Path

NEEDED = ("podman", "runc", "mmdebstrap")
# Containers find each other by name with one of them: Debian's package for CNI, or the
# server of netavark.
NAME_SERVERS = (Path("/usr/lib/cni/dnsname"), Path("/usr/lib/podman/aardvark-dns"))
# Within what a machine that is itself a container may give away.
CONFIGURATION = """
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
log_driver = "k8s-file"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
"""


class Failed(Exception):
    pass


def missing() -> list[str]:
    """What is needed and not there; root too: elsewhere the bases cannot be made."""
    found = [name for name in NEEDED if not shutil.which(name)]
    if not any(each.exists() for each in NAME_SERVERS):
        found.append("aardvark-dns")
    return found if os.geteuid() == 0 else [*found, "root"]


def configure(folder: Path) -> None:
    file = folder / "containers.conf"
    file.write_text(CONFIGURATION, "utf-8")
    os.environ["CONTAINERS_CONF"] = str(file)


def podman(*words: str, timeout_s: float = 600) -> str:
    """Its output; raises Failed with the end of it."""
    answer = subprocess.run(
        ["podman", *words], capture_output=True, text=True, timeout=timeout_s
    )
    if answer.returncode:
        said = answer.stdout[-1_500:] + answer.stderr[-1_500:]
        raise Failed(f"podman {' '.join(words[:6])} … ({answer.returncode})\n{said}")
    return answer.stdout.strip()


def succeeds(*words: str) -> bool:
    return not subprocess.run(["podman", *words], capture_output=True).returncode


def said(*words: str) -> str:
    """All it printed, faults too: a container's log is both."""
    answer = subprocess.run(["podman", *words], capture_output=True, text=True)
    return answer.stdout + answer.stderr
