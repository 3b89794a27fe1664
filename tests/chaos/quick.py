"""`python -m tests.chaos.quick`: kills processes, counts lost and duplicated events."""

import os
import random
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from servicekit.testing.brokers import Broker, Ports
from servicekit.testing.databases import create_mechanism, fresh_database
from servicekit.testing.processes import install
from tests.chaos.ledger import Ledger
from tests.chaos.supervisor import POINTS, Supervisor

EVENTS = 3_000
BATCH = 150
MORE = 20
BATCH_EVERY_S = 0.6
MAX_KILLING_S = 180
RANDOM_KILL = 0.12
STILL_FOR_S = 45
SERVICE = Path(__file__).parents[2] / "libs/servicekit/tests/messaging/service"
FIRST_PORT = int(os.environ.get("HAAT_PORT", "8080")) + 60


def main() -> int:
    started = time.monotonic()
    ports = Ports(amqp=FIRST_PORT, dist=FIRST_PORT + 1, epmd=FIRST_PORT + 2)
    with tempfile.TemporaryDirectory() as name, fresh_database("chaos") as url:
        folder = Path(name)
        install("parcels", "parcels.commands:service", folder)
        broker = Broker(folder / "broker", ports)
        try:
            broker.start()
            healthy = _run(broker, url, folder)
        finally:
            broker.close()
    print(f"time {time.monotonic() - started:.0f} s", flush=True)
    return 0 if healthy else 1


def _run(broker: Broker, url: str, folder: Path) -> bool:
    sys.path.insert(0, str(SERVICE))
    from parcels.tables import OWN

    ledger = Ledger(url)
    create_mechanism(ledger.engine, OWN)
    processes = Supervisor(url, broker.url, folder, SERVICE)
    try:
        processes.start()
        _torment(broker, ledger, processes)
        kills = processes.calm()
        _settle(ledger)
    finally:
        processes.close()
    return _report(ledger, kills)


def _torment(broker: Broker, ledger: Ledger, processes: Supervisor) -> None:
    """Writes events until a process was killed at every point."""
    until = time.monotonic() + MAX_KILLING_S
    least, broker_dies_at = EVENTS // BATCH, EVENTS // BATCH // 2
    for number in count():
        is_done = number >= least and processes.has_died_everywhere()
        if is_done or time.monotonic() > until:
            return
        ledger.write(BATCH if number < least else MORE)
        ledger.write_in_vain(5)
        if number < least and random.random() < RANDOM_KILL:
            processes.kill_one()
        if number == broker_dies_at:
            broker.kill()
            processes.count("broker")
            broker.start()
        time.sleep(BATCH_EVERY_S)


def _settle(ledger: Ledger) -> None:
    """An event is lost when no effect has arrived for a while."""
    seen, moved_at = -1, time.monotonic()
    while not ledger.is_settled() and time.monotonic() < moved_at + STILL_FOR_S:
        if (effects := ledger.effects()) != seen:
            seen, moved_at = effects, time.monotonic()
        time.sleep(0.3)


def _report(ledger: Ledger, kills: dict[str, int]) -> bool:
    found = ledger.compare()
    print(f"events {found.written}, effects {found.effects}")
    print("kills " + ", ".join(f"{what} {n}" for what, n in sorted(kills.items())))
    if missed := sorted(POINTS - set(kills)):
        print("nobody died at " + ", ".join(missed))
    print(f"lost {len(found.lost)}, doubled {len(found.doubled)}, ", end="")
    print(f"ghosts {len(found.ghosts)}")
    for name in sorted(found.lost)[:10]:
        print(f"  lost {name}")
    return found.is_clean() and not missed


if __name__ == "__main__":
    sys.exit(main())
