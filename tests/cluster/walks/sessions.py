"""A session of the database that stays open: a lock, or a machine that failed."""

from collections.abc import Iterator
from contextlib import contextmanager

from rendering import KUBECTL

from tests.cluster.processes import Processes
from tests.cluster.walks.system import System

HOLDS_S = 180


@contextmanager
def held(system: System, database: str, *statements: str) -> Iterator[None]:
    """After these statements it sleeps until the end of the block."""
    processes = Processes(system.cluster.folder)
    command = [str(KUBECTL), f"--kubeconfig={system.cluster.kubeconfig}"]
    command += ["--namespace=haat-data", "exec", "postgres-0", "--", "psql"]
    command += ["--username=haat", f"--dbname={database}"]
    for statement in (*statements, f"select pg_sleep({HOLDS_S})"):
        command.append(f"--command={statement}")
    processes.start(f"session-{database}", command)
    try:
        yield
    finally:
        processes.stop()
