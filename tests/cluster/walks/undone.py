"""docs/runbooks/service-fails.md: a release of a service is undone under load."""

import time

from rendering import K8S

from tests.cluster.live.images import NEXT, VERSION
from tests.cluster.releases import release
from tests.cluster.walks import enquiry
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System
from tests.cluster.walks.versions import apply_part

SPACE, PART = "haat-engagement", "services/engagement"
PROCESSES = ("api", "relay", "worker")


def walk(system: System) -> Line:
    following = release(NEXT, system.cluster.folder)
    with load(system) as visitors:
        apply_part(system, following / PART / "overlays" / "small")
        faults = _not_of(system, NEXT)
        began = time.monotonic()
        for process in PROCESSES:
            system.kubectl(SPACE, "rollout", "undo", f"deploy/{process}")
        system.rolled_out(SPACE, *PROCESSES)
        seconds = time.monotonic() - began
    faults += [*_not_of(system, VERSION), *visitors.faults]
    enquiry.send(system)
    # The next release goes by version.yaml again.
    apply_part(system, K8S / PART / "overlays" / "small")
    figures = f"{len(PROCESSES)} deployments back in {seconds:.0f} s"
    figures += f", {visitors.figures}"
    return Line("a release undone (service-fails)", figures, faults)


def _not_of(system: System, version: str) -> list[str]:
    """Pods with another version of our image, except those that end."""
    chosen = f"--selector=app.kubernetes.io/component in ({','.join(PROCESSES)})"
    pods = system.listed("pods", SPACE, chosen)
    return [
        f"{pod['metadata']['name']} runs {main['image']}, not {version}"
        for pod in pods
        if "deletionTimestamp" not in pod["metadata"]
        for main in pod["spec"]["containers"]
        if main["name"] == "main" and not main["image"].endswith(f":{version}")
    ]
