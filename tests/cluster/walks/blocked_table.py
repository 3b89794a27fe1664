"""docs/runbooks/service-slow.md: a session holds a lock, and an operator ends it."""

import time
from concurrent.futures import ThreadPoolExecutor

from tests.cluster.walks.sessions import held
from tests.cluster.walks.system import Line, System, eventually
from tests.contract.people import sign_in

DATABASE, TABLE, PATH = "haat_engagement", "enquiries", "/api/enquiries?as=seller"
LOCK = ("begin", f"lock table {TABLE} in access exclusive mode")
WITHIN_S = 60
# The runbook's queries.
RUNNING = """
select pid, wait_event_type, wait_event, age(clock_timestamp(), query_start),
  left(query, 80) from pg_stat_activity where state = 'active' order by 4 desc limit 10
"""
BLOCKERS = """
select pid, pg_blocking_pids(pid) from pg_stat_activity
where cardinality(pg_blocking_pids(pid)) > 0
"""


def walk(system: System) -> Line:
    with (
        system.browser() as api,
        held(system, DATABASE, *LOCK),
        ThreadPoolExecutor(1) as thread,
    ):
        seller = sign_in(api, "seller@example.com")
        eventually(lambda: "pg_sleep" in system.sql(DATABASE, RUNNING), WITHIN_S, "it")
        began = time.monotonic()
        answer = thread.submit(seller.call, "GET", PATH)
        eventually(lambda: _blockers(system), WITHIN_S, "a blocked statement")
        is_listed = TABLE in system.sql(DATABASE, RUNNING)
        (blocker,) = _blockers(system)
        system.sql(DATABASE, f"select pg_terminate_backend({blocker})")
        status = answer.result().status_code
        seconds = time.monotonic() - began
    faults = [] if is_listed else ["no blocked statement is listed"]
    faults += [] if status == 200 else [f"the blocked request got {status}"]
    figures = f"found; the blocked request was answered after {seconds:.1f} s"
    return Line("a lock in the database (service-slow)", figures, faults)


def _blockers(system: System) -> set[str]:
    lines = system.sql(DATABASE, BLOCKERS).splitlines()
    return {line.partition("|")[2].strip("{}") for line in lines}
