"""`make up`: starts Haat from any state, also from a new checkout."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from stack import (
    database,
    disk,
    down,
    environment,
    frontends,
    gateway,
    orphans,
    packages,
    passwords,
    postgres,
    rabbitmq,
    readiness,
    report,
    supervision,
    virtualenv,
)
from stack.places import Places
from stack.ports import base_port, refuse_taken, remember, remembered_port
from stack.processes import Process, all_processes
from stack.progress import step
from stack.supervisor import Supervisor
from stack.trouble import Trouble


def up(places: Places) -> None:
    _refuse_foreign_folder(places)
    places.make_folders()
    disk.refuse_full(places)
    with _alone(places):
        _refuse_taken_ports(places)
        _install(places)
        _run(places)
    report.show_address()


def up_data(places: Places) -> None:
    """PostgreSQL and RabbitMQ alone: what tests of one service need."""
    places.make_folders()
    disk.refuse_full(places)
    with _alone(places):
        _refuse_taken_ports(places)
        _install(places)
        _run_data(places, Supervisor(places))


def _refuse_taken_ports(places: Places) -> None:
    """Before anything is installed, written or stopped."""
    base_port()
    is_running = Supervisor(places).is_up() or orphans.are_living(places)
    refuse_taken(remembered_port(places) if is_running else None)


def _install(places: Places) -> None:
    with step("system packages"):
        packages.ensure(places)
    if not virtualenv.is_installed(places):
        with step("Python packages"):
            virtualenv.install(places)
    if not frontends.are_installed(places):
        with step("npm packages"):
            frontends.install(places)
    frontends.link_node(places)


def _run(places: Places) -> None:
    supervisor = Supervisor(places)
    variables, processes = _run_data(places, supervisor)
    _build(places, supervisor, processes)
    _update(places, supervisor, processes, variables)
    with step("services, gateway, frontends"):
        gateway.write(places)
        _start(supervisor, processes, "work", "edge")
        readiness.await_processes(places, processes)
    if report.has_demo_data() and not database.is_seeded(places):
        with step("demo data"):
            database.seed(places, variables)
    version = database.code(places)
    if not report.has_demo_data() and not database.has_reference(places, version):
        with step("reference data"):
            database.load_reference(places, variables, version)
    with step("everything answers through the gateway"):
        readiness.await_gateway(places)
    report.write(places, processes, supervisor.infos())


def _run_data(
    places: Places, supervisor: Supervisor
) -> tuple[dict[str, str], list[Process]]:
    """Returns the stack's environment and all its processes."""
    variables = environment.write(places)
    processes = all_processes(places)
    _supervise(places, supervisor, processes)
    with step("PostgreSQL and RabbitMQ"):
        _start_data(places, supervisor, processes)
    return variables, processes


def _supervise(
    places: Places, supervisor: Supervisor, processes: list[Process]
) -> None:
    """A supervisor that runs exactly these processes; one with others is replaced."""
    wanted = supervision.configuration(places, processes)
    file = places.supervisor_configuration
    if supervisor.is_up():
        if file.exists() and file.read_text("utf-8") == wanted:
            return
        with step("stopping the stack: its configuration changed"):
            down.stop_all(places)
    orphans.end(places)
    refuse_taken()
    remember(places)
    passwords.write_private(file, wanted)
    with step("supervisor"):
        supervisor.begin()


def _start_data(
    places: Places, supervisor: Supervisor, processes: list[Process]
) -> None:
    postgres.initialise(places)
    rabbitmq.configure(places)
    _start(supervisor, processes, "data")
    readiness.await_data(places)
    postgres.create_databases(places)


def _build(places: Places, supervisor: Supervisor, processes: list[Process]) -> None:
    if frontends.are_built(places):
        return
    with step("building the frontends"):
        frontends.build(places)
    supervisor.stop([p.name for p in processes if p.stage == "edge"])


def _update(
    places: Places,
    supervisor: Supervisor,
    processes: list[Process],
    variables: dict[str, str],
) -> None:
    version = database.code(places)
    if database.is_current(places, version):
        return
    with step("database migrations"):
        database.migrate(places, variables)
    with step("message queues"):
        database.apply_topology(places, variables)
    # What still runs is the code of before.
    supervisor.stop([p.name for p in processes if p.stage == "work"])
    database.mark_current(places, version)


def _start(supervisor: Supervisor, processes: list[Process], *stages: str) -> None:
    for process in processes:
        if process.stage in stages:
            supervisor.start(process.name)


def _refuse_foreign_folder(places: Places) -> None:
    if places.home.exists() and not os.access(places.home, os.W_OK):
        owner = places.home.owner()
        raise Trouble(f"{places.home} belongs to {owner}: run this as {owner}.")


@contextmanager
def _alone(places: Places) -> Iterator[None]:
    """Two runs at once would install over each other."""
    lock = places.root / ".cache" / "up.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
