"""The autoscaler of a service, as prod has it, adds pods under load."""

import json
from collections.abc import Iterator

from rendering import Manifest, of_kind, rendered

from tests.cluster import build
from tests.cluster.live import metrics
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System, eventually

SPACE, OVERLAY = "haat-catalog", "services/catalog/overlays/prod"
AUTOSCALER, API = "http", "deployment/api"
# Prod has 3 to 20; all nodes of this suite share the cores of one machine.
FEWEST, MOST = 2, 4
# Text that no cache has answered yet.
PATHS = ("/api/webui/search?q=chiya{}", "/api/webui/search?q=tea{}&per_page=24")
VISITORS = 8
QUIET = 100  # thousandths of a core; prod scales at 175
QUIET_WITHIN_S, SCALED_WITHIN_S = 240, 300

Manifests = tuple[Manifest, ...]


def walk(system: System) -> Line:
    name = "an autoscaler adds pods under load"
    if not build.has(metrics.NAME):
        return Line(name, f"SKIPPED: {metrics.NAME} is not built")
    given = rendered(OVERLAY)
    _prepare(system, given)
    # Starting takes more CPU than visitors do.
    quiet = lambda: _is_quiet([*_used(system)])  # noqa: E731
    eventually(quiet, QUIET_WITHIN_S, f"{FEWEST} measured pods without load")
    _apply(system, given)
    with load(system, PATHS, VISITORS, pause_s=0) as visitors:
        more = lambda: _replicas(system) > FEWEST  # noqa: E731
        scaled = eventually(more, SCALED_WITHIN_S, "more pods")
        reached = _utilization(system)
        system.rolled_out(SPACE, "api")
    count = _replicas(system)
    system.kubectl(SPACE, "delete", "horizontalpodautoscaler", AUTOSCALER)
    figures = f"{FEWEST} pods became {count}, after {scaled:.0f} s at {reached} % of "
    figures += f"their requests, {visitors.figures}"
    return Line(name, figures, visitors.faults)


def _prepare(system: System, given: Manifests) -> None:
    """As many pods, and the requests of prod, which its autoscaler counts."""
    requested = f"--requests=cpu={_requested(given)}"
    system.kubectl(SPACE, "set", "resources", API, "--containers=main", requested)
    system.kubectl(SPACE, "scale", API, f"--replicas={FEWEST}")
    system.rolled_out(SPACE, "api")


def _used(system: System) -> Iterator[int]:
    """Thousandths of a core of each pod, by `kubectl top`; none before the first
    measurement."""
    words = ("top", "pods", "--selector=app.kubernetes.io/component=api")
    shown = system.cluster.call(f"--namespace={SPACE}", *words, "--no-headers").stdout
    for line in shown.splitlines():
        yield int(line.split()[1].removesuffix("m"))


def _is_quiet(used: list[int]) -> bool:
    return len(used) == FEWEST and max(used) < QUIET


def _apply(system: System, given: Manifests) -> None:
    (scaler,) = of_kind(given, "HorizontalPodAutoscaler")
    spec = scaler["spec"] | {"minReplicas": FEWEST, "maxReplicas": MOST}
    applied = json.dumps({**scaler, "spec": spec})
    system.kubectl(SPACE, "apply", "--filename=-", stdin=applied)


def _requested(manifests: Manifests) -> str:
    (api,) = (
        each
        for each in of_kind(manifests, "Deployment")
        if each["metadata"]["name"] == "api"
    )
    (main,) = api["spec"]["template"]["spec"]["containers"]
    return str(main["resources"]["requests"]["cpu"])


def _replicas(system: System) -> int:
    words = ("get", API, "--output=jsonpath={.spec.replicas}")
    return int(system.kubectl(SPACE, *words))


def _utilization(system: System) -> int | None:
    """Of the requested CPU, in percent; None before the first measurement."""
    found = ("get", "horizontalpodautoscaler", AUTOSCALER, "--output=json")
    status = json.loads(system.kubectl(SPACE, *found))["status"]
    for each in status.get("currentMetrics", []):
        used = each.get("resource", {}).get("current", {}).get("averageUtilization")
        if used is not None:
            return int(used)
    return None
