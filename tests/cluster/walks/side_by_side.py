"""Three APIs and three workers of each service: every event has its effect once, a
timer too, and each stream has every notification."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tests.cluster.live.images import SERVICES
from tests.cluster.walks import enquiry
from tests.cluster.walks.load import load
from tests.cluster.walks.streams import streams
from tests.cluster.walks.system import Line, System, eventually
from tests.contract.people import sign_in

REPLICAS, STREAMS = 3, 9
ENQUIRIES = 12
DONE_WITHIN_S = 120
DATABASE = "haat_engagement"
COUNTED = "select count(*) from enquiries"
# One entry in the inbox and one notification of the seller for each enquiry.
TWICE = (
    "select count(*) from (select facts, user_id, kind from notifications "
    "where link like '%{}%' group by 1, 2, 3 having count(*) > 1) twice"
)
OF_SELLER = (
    "select n.id from notifications n join sellers s on s.owner_id = n.user_id "
    "where n.link like '%{}%'"
)
NOTIFIED = "select count(*) from notifications where link like '%{}%'"
# Each worker looks for due reminders once a minute.
REMIND = "update enquiries set remind_at = now(), next_step = 'Call.' where id in ({})"
REMINDED = f"{NOTIFIED} and kind = 'enquiry_follow_up'"
TIMER_S = 60


def walk(system: System) -> Line:
    scale(system, REPLICAS)
    before = int(system.sql(DATABASE, COUNTED))
    with system.browser() as api:
        token = sign_in(api, "seller@example.com").token
    with streams(system.browser, token, STREAMS) as opened:
        with load(system) as visitors, ThreadPoolExecutor(4) as people:
            sent = [*people.map(lambda _: enquiry.send(system), range(ENQUIRIES))]
        stored = int(system.sql(DATABASE, COUNTED)) - before
        notified = lambda: all(_count(system, NOTIFIED, each) for each in sent)  # noqa: E731
        eventually(notified, DONE_WITHIN_S, "notifications")
        _remind(system, sent)
    twice = sum(_count(system, TWICE, each) for each in sent)
    reminded = sum(_count(system, REMINDED, each) for each in sent)
    ids = [each for number in sent for each in _ids(system, number)]
    faults = [*visitors.faults, *(each for one in opened for each in one.faults(ids))]
    faults += [f"{stored} enquiries of {ENQUIRIES}"] if stored != ENQUIRIES else []
    faults += [f"{reminded} reminders"] if reminded != ENQUIRIES else []
    faults += [f"{twice} notifications doubled"] if twice else []
    figures = f"{ENQUIRIES} enquiries and {reminded} reminders, {twice} doubled, "
    figures += f"{STREAMS} streams, {visitors.figures}"
    return Line("three APIs and three workers of each", figures, faults)


def _remind(system: System, sent: Sequence[str]) -> None:
    """Until the timers of all workers have had their turn after it."""
    system.sql(DATABASE, REMIND.format(", ".join(f"'{each}'" for each in sent)))
    reminded = lambda: all(_count(system, REMINDED, each) for each in sent)  # noqa: E731
    eventually(reminded, DONE_WITHIN_S, "reminders")
    time.sleep(TIMER_S)


def scale(system: System, count: int) -> None:
    for service in SERVICES:
        names = ("deployment/api", "deployment/worker")
        system.kubectl(f"haat-{service}", "scale", *names, f"--replicas={count}")
    for service in SERVICES:
        system.rolled_out(f"haat-{service}", "api", "worker")


def _ids(system: System, number: str) -> list[str]:
    """The seller's notifications of an enquiry."""
    return system.sql(DATABASE, OF_SELLER.format(number)).split()


def _count(system: System, statement: str, number: str) -> int:
    return int(system.sql(DATABASE, statement.format(number)))
