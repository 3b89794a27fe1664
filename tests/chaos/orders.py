"""`python -m tests.chaos.orders`: orders through the API of the running stack while
processes, broker and database are killed; counts lost and duplicated events."""

import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
from stack.environment import base_url

from tests.chaos.deals import Deal, Tally
from tests.chaos.faults import FAULTS, hit, wait_for_broker
from tests.chaos.order_events import OrderEvents
from tests.rollout.ledger import Ledger
from tests.rollout.people import cast

AT_ONCE = 3
MAX_ORDERS = 40  # of one buyer within an hour
PAUSE_S, PATIENCE_S = 1.0, 20
SETTLED_WITHIN_S = 300  # a loss takes this long, a clean run does not


def main() -> int:
    started = time.monotonic()
    people, api = (
        cast(base_url()),
        httpx.Client(base_url=base_url(), timeout=PATIENCE_S),
    )
    ledger, tally = Ledger(), Tally()
    is_over = threading.Event()
    orders = iter(range(MAX_ORDERS))

    def trade() -> None:
        """Order after order until every fault has happened."""
        for _ in orders:
            Deal(api, people, tally).run()
            if is_over.is_set():
                return

    with ThreadPoolExecutor(AT_ONCE) as threads:
        trading = [threads.submit(trade) for _ in range(AT_ONCE)]
        for process in FAULTS:
            time.sleep(PAUSE_S)
            hit(process)
        is_over.set()
        for each in trading:
            each.result()
    wait_for_broker(os.environ["HAAT_AMQP_URL"])
    healthy = _report(ledger, tally)
    print(f"time {time.monotonic() - started:.0f} s", flush=True)
    return 0 if healthy else 1


def _report(ledger: Ledger, tally: Tally) -> bool:
    account = ledger.settled(SETTLED_WITHIN_S)
    found = OrderEvents().compare(tally.finished)
    print(f"orders {len(tally.finished)}, calls repeated {tally.repeated}")
    print(f"events {account.events}, effects {account.effects}")
    print(f"killed {', '.join(FAULTS)}")
    lost = [f"{queue} {event}" for queue, event in account.missing] + found.lost
    print(f"lost {len(lost)}, doubled {len(found.doubled)}, ", end="")
    print(f"unpublished {account.unpublished}, dead letters {account.dead}")
    for name in (lost + found.doubled)[:10]:
        print(f"  {name}")
    is_clean = not (lost or found.doubled or account.unpublished or account.dead)
    return is_clean and bool(tally.finished) and tally.repeated > 0


if __name__ == "__main__":
    sys.exit(main())
