"""docs/runbooks/dead-letters.md: a failing handler is repaired and gets its event."""

import re

from tests.cluster.walks import enquiry
from tests.cluster.walks.system import Line, System, eventually

QUEUE = "vendor.engagement.enquiry_created"
SET_ASIDE_WITHIN_S = 300  # after waits of 1, 10 and 60 s
DONE_WITHIN_S = 120
ERROR = "planted"
BREAK = f"""
create function {ERROR}() returns trigger language plpgsql as
$$ begin raise exception '{ERROR}'; end $$;
create trigger {ERROR} before insert on received_enquiries
for each row execute function {ERROR}()"""
REPAIR = f"drop function {ERROR} cascade"
EFFECTS = "select count(*) from received_enquiries where id = '{}'"
# The last column of the table that `haat dlq list` prints.
LAST_COLUMN = re.compile(r"(\d+) *│$", re.MULTILINE)


def walk(system: System) -> Line:
    # Else events of earlier walks may still be on their way.
    earlier = enquiry.send(system)
    eventually(lambda: _effects(system, earlier), DONE_WITHIN_S, "an enquiry's effect")
    before = failed_events(system)
    system.sql("haat_vendor", BREAK)
    try:
        number = enquiry.send(system)
        aside = eventually(
            lambda: failed_events(system) == before + 1,
            SET_ASIDE_WITHIN_S,
            "a dead letter",
        )
        shown = system.haat("vendor", "dlq", "show", QUEUE)
    finally:
        system.sql("haat_vendor", REPAIR)
    faults = [] if ERROR in shown else [f"haat dlq show has no error: {shown}"]
    faults += [] if _effects(system, number) == 0 else ["an effect of a failed handler"]
    system.haat("vendor", "dlq", "redrive", QUEUE)
    done = eventually(
        lambda: _effects(system, number) and not failed_events(system),
        DONE_WITHIN_S,
        "empty",
    )
    effects = _effects(system, number)
    faults += [f"{effects} effects of one event"] if effects != 1 else []
    figures = f"set aside after {aside:.0f} s, its effect {done:.0f} s after redrive"
    return Line("a dead letter (dead-letters)", figures, faults)


def failed_events(system: System) -> int:
    """Of vendor's handlers."""
    return sum(map(int, LAST_COLUMN.findall(system.haat("vendor", "dlq", "list"))))


def _effects(system: System, number: str) -> int:
    return int(system.sql("haat_vendor", EFFECTS.format(number)))
