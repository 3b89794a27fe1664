"""`make rollout-test`: restarts every process, one after the other, under load.

It uses the stack of `make up` through its gateway. No request is repeated, and failures
are counted. Exit 1 when a request failed, an event was lost, or a process needed more
than ten seconds to end.
"""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from stack import gateway
from stack.environment import base_url
from stack.places import Places
from stack.rollout import ENDS_WITHIN_S, Rolled, roll, rolled_names
from stack.trouble import Trouble

from tests.rollout.ledger import Account, Ledger
from tests.rollout.people import buyers, cast
from tests.rollout.stream import Page
from tests.rollout.traffic import Tally, Traffic

BUYERS = 12  # enough for 720 enquiries an hour
SETTLE_WITHIN_S = 90
QUIET_S = 3.0
MAX_FAILURES_PRINTED = 20


async def measured(names: list[str]) -> bool:
    places, tally = Places.found(), Tally()
    people = await asyncio.to_thread(cast, base_url())
    senders = await asyncio.to_thread(buyers, base_url(), BUYERS)
    ledger, page = Ledger(), Page(base_url(), people)
    is_over = asyncio.Event()
    open_page = asyncio.create_task(page.stay_open())
    load = Traffic(base_url(), people, senders, tally).run_until(is_over)
    working = asyncio.create_task(load)
    began = time.monotonic()
    await asyncio.sleep(QUIET_S)
    rolled = await asyncio.to_thread(_rolled, places, names)
    await asyncio.sleep(QUIET_S)
    is_over.set()
    await working
    took_s = time.monotonic() - began
    account = await asyncio.to_thread(ledger.settled, SETTLE_WITHIN_S)
    unheard = await page.hears(tally.enquiries, SETTLE_WITHIN_S)
    open_page.cancel()
    wanted = names or rolled_names(places)
    is_whole = _report(rolled, tally, account, page, unheard, took_s)
    return is_whole and len(rolled) == len(wanted)


def _rolled(places: Places, names: list[str]) -> list[Rolled]:
    """Stops at a process that does not come back; the rest is told all the same."""
    done = []
    try:
        for each in roll(places, names):
            figures = (each.took_s, *each.ended_s)
            shown = "".join(f"{figure:8.1f}" for figure in figures)
            print(f"{each.name:<20}{shown}", flush=True)
            done.append(each)
    except Trouble as trouble:
        print(trouble, flush=True)
    return done


def _report(
    rolled: list[Rolled],
    tally: Tally,
    account: Account,
    page: Page,
    unheard: set[str],
    took_s: float,
) -> bool:
    eventless = tally.enquiries - account.enquiries
    slowest = max((max(each.ended_s) for each in rolled), default=0.0)
    for failure in tally.failures[:MAX_FAILURES_PRINTED]:
        print("failed:", failure)
    for queue, event in account.missing[:MAX_FAILURES_PRINTED]:
        print("lost:", queue, event)
    print("\nrequests   " + _by_owner(tally))
    print(
        f"{tally.asked.total()} requests in {took_s:.0f} s, "
        f"{len(tally.failures)} failed\n"
        f"{account.events} events, {account.effects} effects, "
        f"{len(account.missing)} lost, {account.unpublished} unpublished, "
        f"{account.dead} dead letters\n"
        f"{len(tally.enquiries)} enquiries answered 201: {len(eventless)} without an "
        f"event, {len(unheard)} not in the seller's open stream "
        f"({page.connections} connections, {page.cut} cut, {page.refused} refused)\n"
        f"{len(rolled)} processes; the slowest ended {slowest:.1f} s after SIGTERM "
        f"(at most {ENDS_WITHIN_S:.0f} s); load of the machine {os.getloadavg()[0]:.1f}"
    )
    lost = (account.missing, account.unpublished, account.dead, eventless, unheard)
    is_whole = not tally.failures and not any(lost) and not page.cut
    return is_whole and bool(tally.enquiries) and slowest <= ENDS_WITHIN_S


def _by_owner(tally: Tally) -> str:
    return ", ".join(
        f"{owner} {count} (slowest {tally.slowest_s[owner]:.1f} s)"
        for owner, count in sorted(tally.asked.items())
    )


@contextmanager
def _unlimited(places: Places) -> Iterator[None]:
    """All of it comes from one address: the gateway's limits stand aside meanwhile."""
    as_it_was = (places.traefik / "routes.yml").read_text("utf-8")
    os.environ["HAAT_LIMITS"] = "off"
    gateway.write(places)
    try:
        yield
    finally:
        file = places.traefik / "routes.yml"
        fresh = file.with_suffix(".new")
        fresh.write_text(as_it_was, "utf-8")
        fresh.replace(file)


def main() -> int:
    if not Places.found().stack_file.exists():
        print("Haat is not running: make up")
        return 1
    print(f"{'process':<20}{'took s':>8}{'ended':>8}{'spare':>8}", flush=True)
    with _unlimited(Places.found()):
        return 0 if asyncio.run(measured(sys.argv[1:])) else 1


if __name__ == "__main__":
    sys.exit(main())
