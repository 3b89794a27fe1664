"""A new generation from the database: `python -m catalog.search.building FOLDER`.

In a process of its own when there is much: requests go on at full speed meanwhile,
and the writer's memory goes back with the process.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa

from catalog.search import reading
from catalog.search.engine.index import SMALL_HEAP
from catalog.search.generation import Generation
from catalog.search.updating import fill
from catalog.settings import CatalogSettings
from servicekit.db import Database

BIG_HEAP = 200_000_000
FEW = 20_000
Progress = Callable[[int, int], None]


def build(settings: CatalogSettings, folder: Path, progress: Progress) -> None:
    """Fills the folder with all that is public at one moment after the call."""
    engine = _patient(settings).engine
    try:
        with engine.connect() as connection:
            total = connection.execute(reading.COUNT).scalar_one()
        progress(0, total)
        if total > FEW:
            _in_a_process(folder, total, progress)
        else:
            write(engine, folder, SMALL_HEAP, lambda done: progress(done, total))
    finally:
        engine.dispose()


def write(
    engine: sa.Engine, folder: Path, heap: int, progress: Callable[[int], None]
) -> None:
    generation = Generation(folder, heap)
    with engine.connect() as connection:
        one_moment = connection.execution_options(isolation_level="REPEATABLE READ")
        for done in fill(one_moment, generation):
            progress(done)
    generation.seal()
    generation.close()


def _in_a_process(folder: Path, total: int, progress: Progress) -> None:
    """Raises CalledProcessError when it ends badly; it ends with us in any case."""
    command = [sys.executable, "-m", "catalog.search.building", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as builder:  # noqa: S603
        try:
            for line in builder.stdout or ():
                progress(int(line), total)
        except BaseException:
            builder.kill()
            raise
    if builder.returncode:
        raise subprocess.CalledProcessError(builder.returncode, command)


def _patient(settings: CatalogSettings) -> Database:
    """Reading everything takes longer than any page may."""
    patient = settings.model_copy(update={"statement_timeout_ms": 0, "pool_size": 2})
    return Database.connect(patient, with_reads=False)


def main(folder: Path) -> None:
    """Tells how many are done, a number a line; nobody listening ends it."""
    database = _patient(CatalogSettings())
    write(
        database.engine,
        folder,
        BIG_HEAP,
        lambda done: print(done, flush=True),  # noqa: T201
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
