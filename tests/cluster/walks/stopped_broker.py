"""docs/runbooks/outbox-stuck.md, broker-away.md: the broker stops and starts."""

from functools import partial

from tests.cluster.live.small import is_well
from tests.cluster.walks import enquiry
from tests.cluster.walks.failed_handler import failed_events
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System, eventually

BACK_WITHIN_S = 300
LOGS = (
    "logs",
    "--selector=app.kubernetes.io/component=worker",
    "--prefix",
    "--tail=20",
)
DIAGNOSES = (
    ("rabbitmq-diagnostics", "check_running"),
    ("rabbitmqctl", "cluster_status"),
)


def walk(system: System) -> Line:
    with load(system) as visitors:
        system.kubectl("haat-data", "scale", "statefulset/rabbitmq", "--replicas=0")
        gone = lambda: "rabbitmq-0" not in _pods(system)  # noqa: E731
        eventually(gone, BACK_WITHIN_S, "the broker ends")
        logged = system.kubectl("haat-vendor", *LOGS)
        system.kubectl("haat-data", "scale", "statefulset/rabbitmq", "--replicas=1")
        status = ("rollout", "status", "statefulset/rabbitmq", "--timeout=300s")
        system.kubectl("haat-data", *status)
    for command in DIAGNOSES:
        system.kubectl("haat-data", "exec", "rabbitmq-0", "--", *command)
    enquiry.send(system)
    well = eventually(partial(is_well, system.cluster), BACK_WITHIN_S, "haat doctor")
    dead = failed_events(system)
    figures = f"all well {well:.0f} s after it, {dead} dead letters"
    figures += f", {visitors.figures}"
    faults = [*visitors.faults, *([f"{dead} dead letters"] if dead else [])]
    faults += [] if logged else ["the worker's log is empty"]
    return Line("the broker away (outbox-stuck)", figures, faults)


def _pods(system: System) -> list[str]:
    return [each["metadata"]["name"] for each in system.listed("pods", "haat-data")]
