"""docs/runbooks/sign-ins-refused.md and no-enquiries.md: who asks finds the numbers,
the addresses and the keys."""

from tests.cluster.walks import enquiry
from tests.cluster.walks.request_counts import by_status
from tests.cluster.walks.system import Line, System
from tests.contract.people import sign_in

TRIES = 12
WRONG = {"password": "wrong-1234", "terms": True}
LOGIN, CONTACT = "/api/login", "contactseller"
LOGS = ("--container=main", "--prefix", "--tail=-1", "--since=15m")


def walk(system: System) -> Line:
    before = by_status(system, "auth", LOGIN)
    with system.browser() as api:
        for number in range(TRIES):
            api.post(LOGIN, json={**WRONG, "email": f"guess-{number}@example.com"})
        refused = by_status(system, "auth", LOGIN) - before
        sign_in(api, "seller@example.com")
    sent = by_status(system, "engagement", CONTACT)
    enquiry.send(system)
    counted = (by_status(system, "engagement", CONTACT) - sent)["201"]
    addresses = _lines(system, "gateway", "auth-login")
    faults = [
        *(["no address of a sign-in"] if "ClientHost" not in addresses else []),
        *(["auth's log is empty"] if not _lines(system, "auth", "") else []),
        *([f"{refused} of {TRIES}"] if refused.total() != TRIES else []),
        *([f"{counted} enquiries counted"] if counted != 1 else []),
    ]
    where = ("exec", "deploy/api", "--container=main", "--")
    keys = system.kubectl("haat-auth", *where, "haat", "keys", "list")
    figures = ", ".join(f"{count} times {each}" for each, count in refused.items())
    figures += f"; {len(keys.splitlines())} keys"
    return Line("wrong passwords (sign-ins-refused)", figures, faults)


def _lines(system: System, name: str, part: str) -> str:
    """The lines of a log that have this part."""
    chosen = {"auth": "api"}.get(name, name)
    words = ("logs", f"--selector=app.kubernetes.io/component={chosen}", *LOGS)
    found = system.kubectl(f"haat-{name}", *words).splitlines()
    return "\n".join(line for line in found if part in line)
