"""Varnish, the cache of public answers: its programs and its command."""

from pathlib import Path

from stack.places import Places
from stack.ports import port_of

# Debian puts it where a developer's PATH does not look.
SERVER = Path("/usr/sbin/varnishd")
# Below the folder of the architecture.
MODULE = "*/varnish/vmods/libvmod_xkey.so"


def has_modules() -> bool:
    return any(Path("/usr/lib").glob(MODULE))


def command(places: Places) -> list[str]:
    script = places.root / "gateway" / "varnish" / "run.sh"
    address = f"127.0.0.1:{port_of('varnish')}"
    return [str(script), str(places.run / "varnish"), address, "128m"]


def environment() -> dict[str, str]:
    return {"HAAT_ORIGIN": f"127.0.0.1:{port_of('origin')}"}
