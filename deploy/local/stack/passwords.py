"""Passwords and keys of this checkout: made once, readable by the owner only."""

import os
import secrets

from stack.places import Places

NAMES = ("POSTGRES_PASSWORD", "RABBITMQ_PASSWORD", "CLAIM_PEPPER")
NAMES += ("LINK_SECRET", "VENDOR_LINK_SECRET", "LEAD_SECRET", "PURGE_SECRET")


def load(places: Places) -> dict[str, str]:
    known = _read(places)
    fresh = {name: secrets.token_hex(24) for name in NAMES if name not in known}
    if fresh:
        known |= fresh
        write_private(
            places.passwords,
            "".join(f"{name}={word}\n" for name, word in known.items()),
        )
    return known


def write_private(path: os.PathLike[str], text: str) -> None:
    """Write a file that is never readable by others, not even for a moment."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        os.fchmod(descriptor, 0o600)
        file.write(text)


def _read(places: Places) -> dict[str, str]:
    if not places.passwords.exists():
        return {}
    lines = places.passwords.read_text("utf-8").split()
    return dict(line.split("=", 1) for line in lines)
