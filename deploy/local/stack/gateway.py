"""The gateway's files, written by its own script from the route table."""

from stack.commands import run
from stack.places import Places
from stack.ports import REMOTES, SERVICES, base_port, port_of


def write(places: Places) -> None:
    owners = (*SERVICES, "shell", *(f"mf-{name}" for name in REMOTES))
    servers = [f"--server={name}=http://127.0.0.1:{port_of(name)}" for name in owners]
    ports = [f"--port={base_port()}", f"--ops-port={port_of('gateway-ops')}"]
    script = places.root / "gateway" / "write_configuration.py"
    words = [places.venv / "bin" / "python", script, "--folder", places.traefik]
    run([*words, *ports, *servers], places.logs / "gateway-files.log", places.root)
