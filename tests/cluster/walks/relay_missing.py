"""docs/runbooks/relay-missing.md: a dead session holds the lock of the relays."""

import time

from servicekit.messaging.outbox_store import LEADER_LOCK
from tests.cluster.walks import enquiry
from tests.cluster.walks.sessions import held
from tests.cluster.walks.system import Line, System, eventually

SPACE, DATABASE = "haat-engagement", "haat_engagement"
RELAYS = "--selector=app.kubernetes.io/component=relay"
STAYS_S = 10
WITHIN_S = 120
# The runbook's query.
HOLDERS = (
    "select l.pid, a.client_addr, a.application_name, a.state_change from pg_locks l "
    "join pg_stat_activity a using (pid) "
    f"where l.locktype = 'advisory' and l.granted and a.datname = '{DATABASE}'"
)
# It leads, as the relay of a machine that failed, and publishes nothing.
DEAD = (
    "set application_name = 'relay-wake'",
    f"select pg_advisory_lock({LEADER_LOCK})",
)
EFFECTS = "select count(*) from received_enquiries where id = '{}'"


def walk(system: System) -> Line:
    system.kubectl(SPACE, "scale", "deployment/relay", "--replicas=0")
    ended = lambda: not system.listed("pods", SPACE, RELAYS)  # noqa: E731
    eventually(ended, WITHIN_S, "the relay ends")
    with held(system, DATABASE, *DEAD):
        eventually(lambda: _holder(system), WITHIN_S, "the dead session")
        system.kubectl(SPACE, "scale", "deployment/relay", "--replicas=1")
        number = enquiry.send(system)
        time.sleep(STAYS_S)
        faults = ["another relay led"] if _effects(system, number) else []
        system.sql(DATABASE, f"select pg_terminate_backend({_holder(system)})")
        led = eventually(lambda: _effects(system, number), WITHIN_S, "the effect")
    system.rolled_out(SPACE, "relay")
    effects = _effects(system, number)
    faults += [f"{effects} effects of one event"] if effects != 1 else []
    figures = f"the event's effect, once, {led:.1f} s after pg_terminate_backend"
    return Line("a dead session leads (relay-missing)", figures, faults)


def _holder(system: System) -> str:
    """The number of the session that leads, if there is one."""
    lines = (line.split("|") for line in system.sql(DATABASE, HOLDERS).splitlines())
    return next((pid for pid, _, name, _ in lines if name == "relay-wake"), "")


def _effects(system: System, number: str) -> int:
    return int(system.sql("haat_vendor", EFFECTS.format(number)))
