"""Builds a new generation of the index: `python -m catalog.search.builder FOLDER`.

It writes many products in a separate process. Requests stay fast meanwhile, and the
memory is free when the process ends.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa

from catalog.search import rows
from catalog.search.engine.index import SMALL_HEAP
from catalog.search.generation import Generation
from catalog.search.updater import fill
from catalog.settings import CatalogSettings
from servicekit.db import Database

BIG_HEAP = 200_000_000
FEW = 20_000
Progress = Callable[[int, int], None]


def build(settings: CatalogSettings, folder: Path, progress: Progress) -> None:
    """Fills the folder with all that is public at one moment after the call."""
    engine = _database(settings).engine
    try:
        with engine.connect() as connection:
            total = connection.execute(rows.COUNT).scalar_one()
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
    """Raises CalledProcessError when it fails; it never outlives this process."""
    command = [sys.executable, "-m", "catalog.search.builder", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as builder:  # noqa: S603
        try:
            for line in builder.stdout or ():
                progress(int(line), total)
        except BaseException:
            builder.kill()
            raise
    if builder.returncode:
        raise subprocess.CalledProcessError(builder.returncode, command)


def _database(settings: CatalogSettings) -> Database:
    """Without the time limit of a page's statements."""
    unlimited = settings.model_copy(update={"statement_timeout_ms": 0, "pool_size": 2})
    return Database.connect(unlimited, with_reads=False)


def main(settings: CatalogSettings, folder: Path) -> None:
    """Prints how many are done, a number a line; a closed pipe ends it."""
    database = _database(settings)
    write(
        database.engine,
        folder,
        BIG_HEAP,
        lambda done: print(done, flush=True),  # noqa: T201
    )


if __name__ == "__main__":
    main(CatalogSettings(), Path(sys.argv[1]))
