"""Three APIs and three workers of each service: every event has its effect once."""

from concurrent.futures import ThreadPoolExecutor

from tests.cluster.live.images import SERVICES
from tests.cluster.walks import enquiry
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System, eventually

REPLICAS = 3
ENQUIRIES = 12
DONE_WITHIN_S = 120
COUNTED = "select count(*) from enquiries"
# One entry in the inbox and one notification of the seller for each enquiry.
TWICE = (
    "select count(*) from (select facts, user_id, kind from notifications "
    "where link like '%{}%' group by 1, 2, 3 having count(*) > 1) twice"
)
NOTIFIED = "select count(*) from notifications where link like '%{}%'"


def walk(system: System) -> Line:
    scale(system, REPLICAS)
    before = int(system.sql("haat_engagement", COUNTED))
    with load(system) as visitors, ThreadPoolExecutor(4) as people:
        sent = [*people.map(lambda _: enquiry.send(system), range(ENQUIRIES))]
    stored = int(system.sql("haat_engagement", COUNTED)) - before
    notified = lambda: all(_is_notified(system, each) for each in sent)  # noqa: E731
    eventually(notified, DONE_WITHIN_S, "notifications")
    twice = sum(int(_count(system, TWICE, each)) for each in sent)
    faults = [*visitors.faults]
    faults += [f"{stored} enquiries of {ENQUIRIES}"] if stored != ENQUIRIES else []
    faults += [f"{twice} notifications doubled"] if twice else []
    figures = f"{ENQUIRIES} enquiries, {twice} effects doubled, {visitors.figures}"
    return Line("three APIs and three workers of each", figures, faults)


def scale(system: System, count: int) -> None:
    for service in SERVICES:
        names = ("deployment/api", "deployment/worker")
        system.kubectl(f"haat-{service}", "scale", *names, f"--replicas={count}")
    for service in SERVICES:
        system.rolled_out(f"haat-{service}", "api", "worker")


def _is_notified(system: System, number: str) -> bool:
    return int(_count(system, NOTIFIED, number)) > 0


def _count(system: System, statement: str, number: str) -> str:
    return system.sql("haat_engagement", statement.format(number))
