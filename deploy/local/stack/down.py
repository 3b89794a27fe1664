"""`make down` stops everything and the data stay; `make reset` deletes the data."""

import shutil
from pathlib import Path

from stack import orphans, postgres
from stack.places import Places
from stack.processes import STAGES, Process, all_processes
from stack.progress import step
from stack.supervisor import Supervisor
from stack.trouble import Trouble


def down(places: Places) -> None:
    if not Supervisor(places).is_up():
        orphans.end(places)
        print("Haat is not running.")
        return
    with step("stopping"):
        stop_all(places)


def pause(places: Places) -> None:
    """Stop all but the servers that hold the data; `make up` goes on."""
    supervisor = Supervisor(places)
    if not supervisor.is_up():
        raise Trouble("Haat is not running: make up")
    with step("stopping all but PostgreSQL and RabbitMQ"):
        working = [p.name for p in all_processes(places) if p.stage != "data"]
        supervisor.stop(working)


def stop_all(places: Places) -> None:
    """Frontends, then services, then the servers that hold the data."""
    supervisor = Supervisor(places)
    known = {info["name"] for info in supervisor.infos()}
    for names in _stop_order(all_processes(places)):
        supervisor.stop([name for name in names if name in known])
    supervisor.end()
    for file in places.run.glob("*.pid"):
        file.unlink()
    places.stack_file.unlink(missing_ok=True)


def _stop_order(processes: list[Process]) -> list[list[str]]:
    """Stage by stage, and the data's servers one by one: RabbitMQ needs its epmd."""
    stages = [[p.name for p in processes if p.stage == stage] for stage in STAGES]
    data, *others = stages
    return [*reversed(others), *([name] for name in reversed(data))]


def reset(places: Places) -> None:
    """Stop, and delete the data. The installed packages stay."""
    down(places)
    for folder in _own_folders(places):
        if folder.exists():
            shutil.rmtree(folder)
            print(f"removed {folder}")
    places.passwords.unlink(missing_ok=True)


def _own_folders(places: Places) -> list[Path]:
    names = (
        "run",
        "logs",
        "stamps",
        "postgres",
        "rabbitmq",
        "storage",
        "outbox",
        "keys",
    )
    return [*(places.home / name for name in names), postgres.outside(places)]
