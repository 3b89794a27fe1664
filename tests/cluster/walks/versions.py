"""The next version of every part, and the way back, under load: the same content, so
that what fails is the rollout."""

import json
import time
from pathlib import Path

from rendering import K8S, deployables

from tests.cluster.application import STRICT
from tests.cluster.releases import release
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System

# Other walks changed the number of pods.
OURS = "--force-conflicts"
PARTS = ("platform", "varnish", *deployables())


def walk(system: System) -> Line:
    following = release("r2", system.cluster.folder)
    began = time.monotonic()
    with load(system) as visitors:
        for root in (following, K8S):
            for part in PARTS:
                apply_part(system, root / part / "overlays" / "small")
    figures = f"{len(PARTS)} parts, there and back in {time.monotonic() - began:.0f} s"
    figures += f", {visitors.figures}"
    return Line("the next version of every part, and back", figures, visitors.faults)


def apply_part(system: System, folder: Path) -> None:
    """One part after the other, as k8s/README.md says."""
    applied = system.cluster.kubectl(*STRICT, OURS, f"--kustomize={folder}")
    for each in json.loads(applied)["items"]:
        if each["kind"] == "Deployment":
            metadata = each["metadata"]
            system.rolled_out(metadata["namespace"], metadata["name"])
