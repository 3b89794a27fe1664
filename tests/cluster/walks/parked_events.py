"""docs/runbooks/outbox-parked.md: no queue is bound to the type of an event."""

import json

from tests.cluster.walks import enquiry
from tests.cluster.walks.system import Line, System, eventually

SPACE, DATABASE = "haat-engagement", "haat_engagement"
TYPE = "engagement.enquiry_created.v1"
BROKER = ("exec", "rabbitmq-0", "--")
LIST = ("rabbitmqctl", "--quiet", "list_bindings", "--formatter=json")
UNBIND = (
    "import sys\n"
    "from kombu import Connection\n"
    "address = open('/run/secrets/haat/HAAT_AMQP_URL').read()\n"
    "with Connection(address) as connection:\n"
    "    for queue in sys.argv[2:]:\n"
    "        connection.channel().queue_unbind(queue, 'events', sys.argv[1])\n"
)
# Ten tries take nine minutes: a second instead of each pause.
SOONER = "update outbox set next_at = now() where published_at is null"
EFFECTS = "select count(*) from received_enquiries where id = '{}'"
WITHIN_S = 120


def walk(system: System) -> Line:
    readers = _readers(system)
    run = ("exec", "deploy/worker", "--container=main", "--", "python", "-c", UNBIND)
    system.kubectl(SPACE, *run, TYPE, *readers)
    try:
        number = enquiry.send(system)
        parked = eventually(lambda: _is_parked(system), WITHIN_S, "a parked event")
        shown = system.haat("engagement", "outbox", "parked")
    finally:
        for service in {reader.partition(".")[0] for reader in readers}:
            system.haat(service, "topology", "apply")
    system.haat("engagement", "outbox", "retry", "engagement")
    there = lambda: _effects(system, number) == 1  # noqa: E731
    handled = eventually(there, WITHIN_S, "the effect")
    faults = [] if "NO_ROUTE" in shown else [f"haat outbox parked says {shown}"]
    faults += [] if _readers(system) == readers else ["other queues are bound"]
    figures = f"parked after {parked:.0f} s with shorter pauses, its effect, once, "
    figures += f"{handled:.1f} s after retry"
    return Line("a queue is not bound (outbox-parked)", figures, faults)


def _readers(system: System) -> list[str]:
    """The queues that get this event."""
    listed = json.loads(system.kubectl("haat-data", *BROKER, *LIST))
    return sorted(
        each["destination_name"]
        for each in listed
        if (each["source_name"], each["routing_key"]) == ("events", TYPE)
    )


def _is_parked(system: System) -> bool:
    system.sql(DATABASE, SOONER)
    return "NO_ROUTE" in system.haat("engagement", "outbox", "parked")


def _effects(system: System, number: str) -> int:
    return int(system.sql("haat_vendor", EFFECTS.format(number)))
