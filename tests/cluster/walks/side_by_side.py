"""Three APIs and three workers of each service: every event has its effect once, every
timer too, and each stream has every notification though each API ends once."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tests.cluster.live.images import SERVICES
from tests.cluster.walks import enquiry, mail_server, timers
from tests.cluster.walks.load import load
from tests.cluster.walks.streams import Stream, streams, wait_until_open
from tests.cluster.walks.system import Line, System, eventually
from tests.contract.people import sign_in

REPLICAS, STREAMS = 3, 9
EACH_TIME = 3  # enquiries: before, and while each of the APIs ends
ENQUIRIES = EACH_TIME * (1 + REPLICAS)
DONE_WITHIN_S = 120
SPACE, DATABASE = "haat-engagement", "haat_engagement"
APIS = "--selector=app.kubernetes.io/component=api"
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


def walk(system: System) -> Line:
    scale(system, REPLICAS)
    with system.browser() as api:
        token = sign_in(api, "seller@example.com").token
    with (
        mail_server.serving(system) as mailbox,
        streams(system.browser, token, STREAMS) as opened,
    ):
        with load(system) as visitors:
            before = int(system.sql(DATABASE, COUNTED))
            sent = _send(system)
            _received(system, opened, sent)
            due = timers.make_due(system, sent)
            spread = [_lose(system, each, opened, sent) for each in _apis(system)]
            stored = int(system.sql(DATABASE, COUNTED)) - before
        faults, done = timers.faults(system, mailbox, due)
        ids = _received(system, opened, sent)
    twice = sum(int(system.sql(DATABASE, TWICE.format(each))) for each in sent)
    faults += [*visitors.faults, *(each for one in opened for each in one.faults(ids))]
    faults += [] if all(spread) else [f"streams of the APIs: {spread}"]
    faults += [f"{stored} enquiries of {ENQUIRIES}"] if stored != ENQUIRIES else []
    faults += [f"{twice} notifications doubled"] if twice else []
    figures = f"{ENQUIRIES} enquiries, {twice} doubled; {done}; streams of the APIs "
    figures += f"{spread}, each continued at another one, {visitors.figures}"
    return Line("three APIs and three workers of each", figures, faults)


def scale(system: System, count: int) -> None:
    for service in SERVICES:
        names = ("deployment/api", "deployment/worker")
        system.kubectl(f"haat-{service}", "scale", *names, f"--replicas={count}")
    for service in SERVICES:
        system.rolled_out(f"haat-{service}", "api", "worker")


def _send(system: System) -> list[str]:
    with ThreadPoolExecutor(EACH_TIME) as people:
        return [*people.map(lambda _: enquiry.send(system), range(EACH_TIME))]


def _apis(system: System) -> list[str]:
    pods = system.listed("pods", SPACE, APIS)
    return [each["metadata"]["name"] for each in pods]


def _lose(system: System, pod: str, opened: Sequence[Stream], sent: list[str]) -> int:
    """How many streams this API had since the beginning: these are continued. Others
    had moved to it. Enquiries are sent meanwhile."""
    of_beginning = [each for each in opened if len(each.connections) == 1]
    with ThreadPoolExecutor(1) as people:
        sending = people.submit(_send, system)
        system.kubectl(SPACE, "delete", "pod", pod)  # waits for its end
        sent += sending.result()
    system.rolled_out(SPACE, "api")
    wait_until_open(opened)
    return sum(len(each.connections) > 1 for each in of_beginning)


def _received(
    system: System, opened: Sequence[Stream], sent: Sequence[str]
) -> list[str]:
    """The seller's notifications of these enquiries, when every stream has them, or
    has had the time for it."""
    until = time.monotonic() + DONE_WITHIN_S
    notified = lambda: all(_ids(system, each) for each in sent)  # noqa: E731
    eventually(notified, DONE_WITHIN_S, "notifications")
    ids = [each for number in sent for each in _ids(system, number)]
    while time.monotonic() < until:
        if all(one.has(each) for one in opened for each in ids):
            break
        time.sleep(0.5)
    return ids


def _ids(system: System, number: str) -> list[str]:
    return system.sql(DATABASE, OF_SELLER.format(number)).split()
