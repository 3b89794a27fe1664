"""Installs `k8s/small` on a cluster as k8s/README.md says, with demo data."""

import json
import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

from rendering import K8S, ROOT, Manifest

from tests.cluster.application import STRICT
from tests.cluster.cluster import Cluster
from tests.cluster.definitions import of_groups
from tests.cluster.live.images import SERVICES

HOST = "small.haat.example.com"
GROUPS = ("gateway.networking.k8s.io", "traefik.io")
READY_WITHIN_S = 900
SEEDED_WITHIN_S = 600
HAAT = str(Path(sys.executable).with_name("haat"))


def install(cluster: Cluster, root: Path = K8S) -> None:
    """The commands of "One small node", in their order."""
    folder = make_secrets(cluster.folder / "small")
    cluster.kubectl(*STRICT, f"--kustomize={root}/platform/overlays/small")
    apply_secrets(cluster, folder)
    pair = cluster.authority.issue("gateway", "haat", names=(HOST,))
    files = (f"--cert={pair.certificate}", f"--key={pair.key}")
    create = ("create", "secret", "tls", "haat-tls", *files)
    cluster.kubectl("--namespace=haat-gateway", *create)
    cluster.kubectl(*STRICT, f"--kustomize={root}/small")


def define(cluster: Cluster, binaries: Path) -> None:
    """What `small` needs from others: Gateway API and Traefik's definitions."""
    items = of_groups(binaries, GROUPS)
    given = {"apiVersion": "v1", "kind": "List", "items": items}
    cluster.kubectl(*STRICT, "--filename=-", stdin=json.dumps(given))
    cluster.kubectl("wait", "--for=condition=Established", "crd", "--all")


def make_secrets(folder: Path, root: Path = ROOT) -> Path:
    write = [sys.executable, str(root / "deploy/compose/write_secrets.py"), str(folder)]
    subprocess.run(write, check=True)
    places = {"HAAT_SECRETS_DIR": str(folder), "AUTH_KEYS_DIR": f"{folder}/keys"}
    rotate = [HAAT, "keys", "rotate"]
    subprocess.run(
        rotate, check=True, env={**os.environ, **places}, stdout=subprocess.DEVNULL
    )
    return folder


def apply_secrets(cluster: Cluster, folder: Path, root: Path = ROOT) -> None:
    show = [sys.executable, str(root / "deploy/small/print_secrets.py"), str(folder)]
    shown = subprocess.run(show, check=True, capture_output=True, text=True).stdout
    cluster.kubectl("apply", "--filename=-", stdin=shown)


def wait_until_ready(cluster: Cluster) -> None:
    """Until all Jobs have ended and all pods are ready; raises Refused."""
    wide = ("--all-namespaces", f"--timeout={READY_WITHIN_S}s", "--all")
    cluster.kubectl("wait", "--for=condition=Complete", "jobs", *wide)
    cluster.kubectl("wait", "--for=condition=Available", "deployments", *wide)


def is_well(cluster: Cluster) -> bool:
    """Also, whether new replicas have applied the snapshots of their owners."""
    pod = ("exec", "deploy/worker", "--container=main", "--", "haat", "doctor")
    calls = (cluster.call(f"--namespace=haat-{name}", *pod) for name in SERVICES)
    return not any(each.returncode for each in calls)


def seed(cluster: Cluster) -> None:
    """The demo data, by a Job of each service."""
    for name in SERVICES:
        given = _seeding(cluster, f"haat-{name}", name)
        cluster.kubectl("create", "--filename=-", stdin=json.dumps(given))
    for name in SERVICES:
        wait = ("wait", "--for=condition=Complete", f"--timeout={SEEDED_WITHIN_S}s")
        cluster.kubectl(f"--namespace=haat-{name}", *wait, "job/demo")


def _seeding(cluster: Cluster, space: str, name: str) -> Manifest:
    """As the API's pod, which has the settings and the volume of files."""
    found = ("get", "deployment", "api", f"--namespace={space}", "--output=json")
    template = json.loads(cluster.kubectl(*found))["spec"]["template"]
    spec = deepcopy(template["spec"])
    (main,) = (each for each in spec["containers"] if each["name"] == "main")
    for probe in (
        "startupProbe",
        "readinessProbe",
        "livenessProbe",
        "lifecycle",
        "args",
    ):
        main.pop(probe, None)
    main["image"] = f"haat/{name}:demo"
    main["command"] = ["haat", "seed"]
    main.setdefault("env", []).append({"name": "PYTHONPATH", "value": "/demo"})
    labels = {**template["metadata"]["labels"], "app.kubernetes.io/component": "demo"}
    labels.pop("serves", None)
    spec |= {"containers": [main], "restartPolicy": "OnFailure"}
    return {
        "apiVersion": "batch/v1",
        "kind": "Job",
        "metadata": {"name": "demo", "namespace": space},
        "spec": {"template": {"metadata": {"labels": labels}, "spec": spec}},
    }
