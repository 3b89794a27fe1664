"""docs/runbooks/queue-without-leader.md: its commands, while every queue has one."""

import re

from rendering import ROOT

from tests.cluster.walks import enquiry
from tests.cluster.walks.system import Line, System

BOOK = ROOT / "docs/runbooks/queue-without-leader.md"
QUEUE = "vendor.engagement.enquiry_created"
STATUS = ("rabbitmq-queues", "quorum_status", "--vhost", "/", QUEUE)
EVALS = re.compile(r"rabbitmqctl eval '(.*?)'\n", re.S)


def walk(system: System) -> Line:
    find, elect = EVALS.findall(BOOK.read_text("utf-8"))
    before = _run(system, "rabbitmqctl", "eval", find)
    status = _run(system, *STATUS)
    elected = _run(system, "rabbitmqctl", "eval", elect)
    enquiry.send(system)
    faults = [] if before == "[]" else [f"without a leader: {before}"]
    faults += [] if "leader" in status else [f"quorum_status says {status}"]
    faults += [] if elected == "[]" else [f"elections: {elected}"]
    figures = f"queues without a leader: {before}; elections: {elected}"
    return Line("leaders of queues (queue-without-leader)", figures, faults)


def _run(system: System, *command: str) -> str:
    return system.kubectl("haat-data", "exec", "rabbitmq-0", "--", *command).strip()
