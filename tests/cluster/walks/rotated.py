"""docs/runbooks/rotate-a-secret.md: the passwords of the databases and of the broker,
on `small`."""

from functools import partial
from pathlib import Path

from tests.cluster.cluster import Refused
from tests.cluster.live import small
from tests.cluster.live.images import SERVICES
from tests.cluster.walks import enquiry
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System, eventually

ARRIVES_WITHIN_S = 180
WELL_WITHIN_S = 120
READ = "print(open('/run/secrets/haat/{}_DATABASE_URL').read())"
READ_AMQP = "print(open('/run/secrets/haat/HAAT_AMQP_URL').read())"
IN_API = ("exec", "deploy/api", "--container=main", "--", "python", "-c")
RABBIT = ("exec", "rabbitmq-0", "--", "rabbitmqctl")
ENDED_WITHIN_S = 60
# Sessions of before. Those in the middle of a request are ended when it is answered.
OLDER = (
    "from pg_stat_activity where backend_type = 'client backend' "
    "and pid <> pg_backend_pid() and backend_start < '{}'"
)
COUNT = f"select count(*) {OLDER}"
END = (
    f"select count(pg_terminate_backend(pid)) {OLDER} "
    "and (state = 'idle' or state_change < clock_timestamp() - interval '5 seconds')"
)


def walk(system: System) -> Line:
    folder = system.cluster.folder / "small"
    with load(system) as visitors:
        for file in ("POSTGRES_PASSWORD", *_urls()):
            (folder / file).unlink()
        small.apply_secrets(system.cluster, small.make_secrets(folder))
        password = (folder / "POSTGRES_PASSWORD").read_text("utf-8")
        arrived = eventually(
            lambda: all(password in _value(system, each) for each in SERVICES),
            ARRIVES_WITHIN_S,
            "the new password in the pods",
        )
        system.sql("postgres", f"alter role haat password '{password}'")
        ended = _end_older(system)
        enquiry.send(system)
    broker_s, broker_faults = _broker(system, folder)
    figures = f"in the pods after {arrived:.0f} s, {ended} connections ended"
    figures += f", {visitors.figures}; the broker's after {broker_s:.0f} s"
    faults = [*visitors.faults, *broker_faults]
    return Line("two passwords (rotate-a-secret)", figures, faults)


def _broker(system: System, folder: Path) -> tuple[float, list[str]]:
    """Seconds until the pods have it; what is wrong afterwards."""
    old = _password(folder)
    for name in ("HAAT_AMQP_URL", "rabbitmq.conf"):
        (folder / name).unlink()
    small.apply_secrets(system.cluster, small.make_secrets(folder))
    new = _password(folder)
    arrived = eventually(
        lambda: all(new in _address(system, each) for each in SERVICES),
        ARRIVES_WITHIN_S,
        "the broker's new password in the pods",
    )
    rabbit = partial(system.kubectl, "haat-data", *RABBIT)
    rabbit("change_password", "haat", new)
    rabbit("close_all_connections", "--vhost", "/", "rotated")
    enquiry.send(system)
    eventually(partial(small.is_well, system.cluster), WELL_WITHIN_S, "haat doctor")
    try:
        rabbit("authenticate_user", "haat", old)
    except Refused:
        return arrived, []
    return arrived, ["the broker accepts the old password"]


def _password(folder: Path) -> str:
    url = (folder / "HAAT_AMQP_URL").read_text("utf-8")
    return url.partition("@")[0].rpartition(":")[2]


def _address(system: System, service: str) -> str:
    return system.kubectl(f"haat-{service}", *IN_API, READ_AMQP)


def _end_older(system: System) -> int:
    """How many they were. From then on every request has the new password."""
    moment = system.sql("postgres", "select now()")
    found = _older(system, COUNT, moment)

    def have_ended() -> bool:
        _older(system, END, moment)
        return _older(system, COUNT, moment) == 0

    eventually(have_ended, ENDED_WITHIN_S, "the end of older sessions")
    return found


def _older(system: System, statement: str, moment: str) -> int:
    return int(system.sql("postgres", statement.format(moment)))


def _urls() -> list[str]:
    return [f"{each.upper()}_DATABASE_URL" for each in SERVICES]


def _value(system: System, service: str) -> str:
    return system.kubectl(f"haat-{service}", *IN_API, READ.format(service.upper()))
