"""docs/runbooks/queue-grows.md: no worker runs, and events wait for it."""

from tests.cluster.walks import enquiry
from tests.cluster.walks.system import Line, System, eventually

SPACE, COUNT = "haat-vendor", 3
QUEUE = "vendor.engagement.enquiry_created"
WORKERS = "--selector=app.kubernetes.io/component=worker"
LIST = ("rabbitmqctl", "--quiet", "--no-table-headers", "list_queues")
EFFECTS = "select count(*) from received_enquiries where id in ({})"
WITHIN_S = 120


def walk(system: System) -> Line:
    system.kubectl(SPACE, "scale", "deployment/worker", "--replicas=0")
    ended = lambda: not system.listed("pods", SPACE, WORKERS)  # noqa: E731
    eventually(ended, WITHIN_S, "the worker ends")
    sent = [enquiry.send(system) for _ in range(COUNT)]
    eventually(lambda: _waiting(system) == COUNT, WITHIN_S, "events in the queue")
    # Without a worker `haat` runs in the api's pod.
    where = ("exec", "deploy/api", "--container=main", "--")
    dead = system.kubectl(SPACE, *where, "haat", "dlq", "list")
    system.kubectl(SPACE, "scale", "deployment/worker", "--replicas=1")
    system.rolled_out(SPACE, "worker")
    ids = ", ".join(f"'{each}'" for each in sent)
    done = lambda: system.sql("haat_vendor", EFFECTS.format(ids)) == str(COUNT)  # noqa: E731
    seconds = eventually(done, WITHIN_S, "the effects")
    left = _waiting(system)
    faults = [] if QUEUE in dead else [f"haat dlq list says {dead}"]
    faults += [f"{left} events wait"] if left else []
    figures = f"{COUNT} events waited; done {seconds:.1f} s after the worker was ready"
    return Line("no worker (queue-grows)", figures, faults)


def _waiting(system: System) -> int:
    lines = system.kubectl("haat-data", "exec", "rabbitmq-0", "--", *LIST).splitlines()
    return sum(int(count) for name, count in map(str.split, lines) if name == QUEUE)
