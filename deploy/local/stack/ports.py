"""Every port is HAAT_PORT plus a fixed offset (docs/architecture.md)."""

import os
import socket
from pathlib import Path

from stack.places import Places
from stack.trouble import Trouble

SERVICES = ("auth", "catalog", "vendor", "engagement")
REMOTES = ("vendor", "dashboard")
FIRST_MORE = 28


def _of_service(number: int) -> tuple[int, int, int]:
    """api, relay, worker: what the first four have stays, one more gets three."""
    if number < 4:
        return 2 + number, 20 + number, 24 + number
    first = FIRST_MORE + 3 * (number - 4)
    return first, first + 1, first + 2


_PARTS = ("", "-relay", "-worker")
_OF_SERVICES = {
    f"{service}{part}": offset
    for number, service in enumerate(SERVICES)
    for part, offset in zip(_PARTS, _of_service(number), strict=True)
}
OFFSETS = {
    "gateway": 0,
    "gateway-ops": 1,
    **_OF_SERVICES,
    "shell": 6,
    **{f"mf-{remote}": 7 + n for n, remote in enumerate(REMOTES)},
    "postgres": 9,
    "rabbitmq": 10,
    "rabbitmq-management": 11,
    "rabbitmq-dist": 12,
    "epmd": 13,
    "rabbitmq-ctl": 14,
    "openid": 15,
    "traces": 16,
    "gateway-errors": 17,
    "origin": 18,
    "varnish": 19,
}
FIRST_SPARE = 70


def spare_of(process: str) -> str:
    return f"{process}-spare"


# What `make rollout` restarts without a gap has a second port, for its spare.
_DOUBLED = [*_OF_SERVICES, "shell", *(f"mf-{remote}" for remote in REMOTES)]
OFFSETS |= {spare_of(name): FIRST_SPARE + n for n, name in enumerate(_DOUBLED)}


def use_remembered(places: Places) -> None:
    """Without HAAT_PORT a checkout has the port it had before."""
    remembered = remembered_port(places)
    if remembered is not None:
        os.environ.setdefault("HAAT_PORT", str(remembered))


def remember(places: Places) -> None:
    places.port.write_text(f"{base_port()}\n", "utf-8")


def remembered_port(places: Places) -> int | None:
    """Also of a stack that was started before ports were remembered."""
    files = (places.port, places.environment)
    lines = [line for file in files for line in _lines(file)]
    known = (line.removeprefix("HAAT_PORT=").strip() for line in lines)
    return next((int(text) for text in known if text.isdigit()), None)


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines() if file.exists() else []


def base_port() -> int:
    try:
        base = int(os.environ.get("HAAT_PORT", "8080"))
    except ValueError:
        base = 0
    if not 1024 <= base <= 65_535 - max(OFFSETS.values()):
        raise Trouble("HAAT_PORT must be a number from 1024 to 65000.")
    return base


def port_of(process: str) -> int:
    return base_port() + OFFSETS[process]


def refuse_taken(running_at: int | None = None) -> None:
    """Raise Trouble when another program listens where this stack would.

    `running_at` is the base port of this very stack, whose ports are its own.
    """
    own = {running_at + offset for offset in OFFSETS.values()} if running_at else set()
    ports = {name: port_of(name) for name in OFFSETS}
    taken = [name for name, n in ports.items() if n not in own and _is_taken(n)]
    if taken:
        others = f" and {len(taken) - 1} more" if len(taken) > 1 else ""
        raise Trouble(
            f"Another program uses port {port_of(taken[0])} ({taken[0]}){others}. "
            f"Choose other ports: HAAT_PORT={base_port() + 100} make up"
        )


def _is_taken(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return True
    return False
