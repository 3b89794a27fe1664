"""docs/runbooks/no-pod-available.md: after a drain no node takes the pod of Varnish."""

from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System, eventually

SPACE, NAME = "haat-varnish", "varnish"
CHOSEN = f"--selector=app.kubernetes.io/component={NAME}"
WITHIN_S = 120
# The runbook's commands.
PODS = (
    "--output=wide",
    "--sort-by=.status.containerStatuses[0].restartCount",
)
EVENTS = ("get", "events", "--sort-by=.lastTimestamp")
CAUSE = "were unschedulable"


def walk(system: System) -> Line:
    (node,) = (each.name for each in system.machines)
    with load(system) as visitors:
        system.cluster.kubectl("cordon", node)
        system.kubectl(SPACE, "delete", "pod", CHOSEN)
        eventually(lambda: "Pending" in _pods(system), WITHIN_S, "a pending pod")
        named = lambda: CAUSE in system.kubectl(SPACE, *EVENTS)  # noqa: E731
        named_s = eventually(named, WITHIN_S, "the cause in the events")
        away = visitors.sent
        eventually(lambda: visitors.sent > away + 50, WITHIN_S, "pages without Varnish")
        system.cluster.kubectl("uncordon", node)
        system.rolled_out(SPACE, NAME)
    figures = f"the events named the node after {named_s:.0f} s; {visitors.figures}"
    return Line("no node for Varnish (no-pod-available)", figures, visitors.faults)


def _pods(system: System) -> str:
    return system.kubectl(SPACE, "get", "pods", *PODS)
