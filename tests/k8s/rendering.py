"""What `kubectl apply -k` would send, rendered by the same kubectl."""

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
K8S = ROOT / "k8s"
KUBECTL = Path(sys.executable).with_name("kubectl")
SERVICES = tuple(each.parent.name for each in sorted(K8S.glob("services/*/base")))
ENVIRONMENTS = ("dev", "staging", "prod", "small")

Manifest = dict[str, Any]


class CannotRender(Exception):
    pass


def deployables(root: Path = K8S) -> list[str]:
    """`services/auth`, … `frontends/shell`, …"""
    bases = (*root.glob("services/*/base"), *root.glob("frontends/*/base"))
    return sorted(str(base.parent.relative_to(root)) for base in bases)


def overlays(root: Path = K8S) -> list[str]:
    """Every folder that is applied."""
    found = root.glob("**/overlays/*/kustomization.yaml")
    return sorted(str(file.parent.relative_to(root)) for file in found)


def rendered(overlay: str, root: Path = K8S) -> tuple[Manifest, ...]:
    return _rendered(root / overlay)


@cache
def _rendered(folder: Path) -> tuple[Manifest, ...]:
    command = [str(KUBECTL), "kustomize", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotRender(done.stderr)
    return tuple(yaml.load_all(done.stdout, yaml.CSafeLoader))


def of_kind(manifests: tuple[Manifest, ...], *kinds: str) -> list[Manifest]:
    return [each for each in manifests if each["kind"] in kinds]


def name(manifest: Manifest) -> str:
    return f"{manifest['kind']} {manifest['metadata']['name']}"
