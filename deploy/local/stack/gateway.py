"""The gateway's configuration files, written from the route table by its own script."""

import json
import time
import urllib.request

from stack import traces
from stack.commands import run
from stack.places import Places
from stack.ports import REMOTES, SERVICES, base_port, port_of
from stack.trouble import Trouble

TURNS_WITHIN_S = 30


def write(places: Places) -> None:
    owners = (*SERVICES, "shell", *(f"mf-{name}" for name in REMOTES))
    ports = {name: port_of(name) for name in owners}
    ports["gateway"] = port_of("gateway-errors")
    servers = [
        f"--server={name}=http://127.0.0.1:{port}" for name, port in ports.items()
    ]
    own = [
        f"--port={base_port()}",
        f"--ops-port={port_of('gateway-ops')}",
        f"--origin-port={port_of('origin')}",
        f"--cache=http://127.0.0.1:{port_of('varnish')}",
    ]
    script = places.root / "gateway" / "write_configuration.py"
    words = [places.venv / "bin" / "python", script, "--folder", places.traefik]
    log = places.logs / "gateway-files.log"
    run([*words, *own, *servers], log, places.root, traces.variables())


def turn(places: Places, owner: str, old: int, new: int) -> None:
    """Send what `owner` answers to another port; return when the gateway does so.

    Nothing happens when no route leads to the old port. The rest of the file stays as
    it is, whatever our environment says now.
    """
    file = places.traefik / "routes.yml"
    text = file.read_text("utf-8")
    before, after = (f"- url: http://127.0.0.1:{port}\n" for port in (old, new))
    if before not in text:
        return
    fresh = file.with_suffix(".new")
    fresh.write_text(text.replace(before, after), "utf-8")
    fresh.replace(file)
    end = time.monotonic() + TURNS_WITHIN_S
    while not _leads_to(owner, new):
        if time.monotonic() > end:
            raise Trouble(f"The gateway did not turn to {owner} on port {new}.")
        time.sleep(0.1)


def _leads_to(owner: str, port: int) -> bool:
    ops = f"http://127.0.0.1:{port_of('gateway-ops')}/api/http/services/{owner}@file"
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(ops, timeout=5) as answer:
        servers = json.load(answer)["loadBalancer"]["servers"]
    return [server["url"] for server in servers] == [f"http://127.0.0.1:{port}"]
