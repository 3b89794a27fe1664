"""The network policies, tried from inside of pods."""

from tests.cluster.walks.system import Line, System

# From namespace and deployment; to an address; whether policies allow it.
CALLS = (
    ("haat-vendor", "api", "postgres.haat-data.svc", 5432, True),
    ("haat-vendor", "worker", "rabbitmq.haat-data.svc", 5672, True),
    ("haat-catalog", "api", "http.haat-auth.svc", 80, True),
    ("haat-catalog", "worker", "valkey.haat-data.svc", 6379, False),
    ("haat-catalog", "api", "http.haat-engagement.svc", 80, False),
    ("haat-auth", "api", "gateway.haat-gateway.svc", 443, False),
)
CONNECT = (
    "import socket, sys\n"
    "try: socket.create_connection((sys.argv[1], int(sys.argv[2])), 3)\n"
    "except TimeoutError: sys.exit('refused')\n"
)


def walk(system: System) -> Line:
    faults = []
    for space, name, host, port, is_allowed in CALLS:
        if _connects(system, space, name, host, port) != is_allowed:
            verdict = "is refused" if is_allowed else "is open"
            faults.append(f"{space}/{name} to {host}:{port} {verdict}")
    faults += system.enforcement.faults
    allowed = sum(call[-1] for call in CALLS)
    figures = f"{allowed} calls allowed, {len(CALLS) - allowed} refused; "
    figures += f"rules written {system.enforcement.times} times"
    return Line("network policies, from inside of pods", figures, faults)


def _connects(system: System, space: str, name: str, host: str, port: int) -> bool:
    """False when packets are dropped. A name that is unknown raises Refused."""
    where = (f"--namespace={space}", "exec", f"deploy/{name}", "--container=main", "--")
    done = system.cluster.call(*where, "python", "-c", CONNECT, host, str(port))
    if done.returncode and "refused" not in done.stderr:
        raise AssertionError(f"{space}/{name}: {done.stderr[-300:]}")
    return not done.returncode
