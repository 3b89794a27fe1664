"""Builds the components of Kubernetes from Go modules, once for each version, and keeps
the definitions of custom resources next to them, in `~/.cache/haat`: all clones of this
machine use the same binaries.

`python -m tests.cluster.build` builds the control plane, `… build nodes` also what runs
on nodes. Each needs about ten minutes of CPU.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from rendering import ROOT

from tests.cluster import definitions

MODULE = Path(__file__).with_name("kubernetes")
GO = "go1.26"
COMPONENTS = {
    "etcd": "go.etcd.io/etcd/server/v3",
    "kube-apiserver": "k8s.io/kubernetes/cmd/kube-apiserver",
    "kube-controller-manager": "k8s.io/kubernetes/cmd/kube-controller-manager",
    "kube-scheduler": "k8s.io/kubernetes/cmd/kube-scheduler",
}
OF_NODES = {
    "kubelet": "k8s.io/kubernetes/cmd/kubelet",
    "kube-proxy": "k8s.io/kubernetes/cmd/kube-proxy",
}
# A module of its own: `go install` checks it against Go's public log of sums.
ALONE = {"coredns": "github.com/coredns/coredns@v1.14.3"}
# A cluster runs without them; what needs them is skipped where they cannot be built.
OPTIONAL = {
    "metrics-server": "sigs.k8s.io/metrics-server/cmd/metrics-server@v0.9.0",
}
# One package at a time: a build must not starve what else runs.
ENVIRONMENT = {
    "CGO_ENABLED": "0",
    "GOFLAGS": "-p=1 -buildvcs=false -mod=readonly",
    "GOTOOLCHAIN": "local",
}


def missing() -> str | None:
    """Why this machine cannot build it."""
    if not shutil.which("go"):
        return "there is no Go to build Kubernetes with"
    # Outside of the module, for which an older Go would look for a newer one.
    found = _go("env", "GOVERSION", folder=ROOT).strip()
    if not found.startswith(GO):
        return f"Kubernetes is built with {GO} only, and this is {found}"
    return None


def version() -> str:
    """As in go.mod: v1.36.3."""
    text = (MODULE / "go.mod").read_text("utf-8")
    found = re.search(r"\tk8s\.io/kubernetes (v\S+)", text)
    if not found:
        raise ValueError("go.mod requires no k8s.io/kubernetes")
    return found[1]


def folder() -> Path:
    """Of the binaries; its name has a hash of all that decides about them."""
    files = (MODULE / "go.mod", MODULE / "go.sum", definitions.MODULES)
    texts = [file.read_bytes() for file in files]
    how = repr((COMPONENTS, OF_NODES, ALONE, OPTIONAL, ENVIRONMENT)).encode()
    digest = hashlib.sha256(b"".join((*texts, how))).hexdigest()
    return Path.home() / ".cache" / "haat" / f"kubernetes-{digest[:12]}"


def is_built() -> bool:
    names = (*COMPONENTS, definitions.FILE)
    return all((folder() / name).is_file() for name in names)


def has_nodes() -> bool:
    return all(map(has, (*OF_NODES, *ALONE)))


def has(name: str) -> bool:
    """Whether this binary is built."""
    return (folder() / name).is_file()


def build() -> Path:
    """What is not there yet; raises CalledProcessError."""
    target = folder()
    target.mkdir(parents=True, exist_ok=True)
    if not (target / definitions.FILE).is_file():
        definitions.download(target)
    for name, package in COMPONENTS.items():
        _component(target, name, package)
    return target


def build_nodes() -> Path:
    """What runs on nodes, too; raises CalledProcessError."""
    target = build()
    for name, package in OF_NODES.items():
        _component(target, name, package)
    for name, package in ALONE.items():
        if not has(name):
            _install(target, package)
    for name, package in OPTIONAL.items():
        if not has(name):
            _try(target, package)
    return target


def _try(target: Path, package: str) -> None:
    try:
        _install(target, package)
    except subprocess.CalledProcessError:
        print(f"{package} cannot be built here.", flush=True)


def _component(target: Path, name: str, package: str) -> None:
    if not (target / name).is_file():
        print(f"building {name} for Kubernetes {version()} …", flush=True)
        part = target / f"{name}.part"
        _go("build", "-trimpath", "-ldflags", _flags(), "-o", str(part), package)
        part.rename(target / name)


def _flags() -> str:
    major, minor, _ = version().removeprefix("v").split(".")
    values = {"gitVersion": version(), "gitMajor": major, "gitMinor": minor}
    prefix = "k8s.io/component-base/version."
    return " ".join(["-s -w", *(f"-X {prefix}{key}={values[key]}" for key in values)])


def _install(target: Path, package: str) -> None:
    print(f"building {package} …", flush=True)
    words = ("install", "-trimpath", "-ldflags=-s -w", package)
    _go(*words, folder=ROOT, GOBIN=str(target))


def _go(*words: str, folder: Path = MODULE, **more: str) -> str:
    done = subprocess.run(
        ["nice", "-n", "15", "go", *words],
        cwd=folder,
        env={**os.environ, **ENVIRONMENT, **more},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


if __name__ == "__main__":
    if reason := missing():
        sys.exit(reason)
    print(build_nodes() if "nodes" in sys.argv else build())
