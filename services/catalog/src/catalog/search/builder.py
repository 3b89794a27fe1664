"""Builds a new generation of the index: `python -m catalog.search.builder WHERE`.

`WHERE`: a folder for tantivy, or the number of a generation in the cluster. Many
products are written in a separate process: requests stay fast meanwhile, and its memory
is free when it ends.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa

from catalog.search import rows
from catalog.search.engine.index import SMALL_HEAP
from catalog.search.generation import Generation
from catalog.search.index import IndexWriter, Progress
from catalog.search.updater import fill
from catalog.settings import CatalogSettings
from servicekit.db import Database

BIG_HEAP = 200_000_000
FEW = 20_000


def build(settings: CatalogSettings, where: str, progress: Progress) -> None:
    """Fills it with all that is public at one moment after the call."""
    engine = _database(settings).engine
    try:
        with engine.connect() as connection:
            total = connection.execute(rows.COUNT).scalar_one()
        progress(0, total)
        if total > FEW:
            _in_a_process(where, total, progress)
        else:
            writer = _writer(settings, engine, where, SMALL_HEAP)
            write(engine, writer, lambda done: progress(done, total))
    finally:
        engine.dispose()


def _writer(
    settings: CatalogSettings, engine: sa.Engine, where: str, heap: int
) -> IndexWriter:
    if not settings.search_url:
        return Generation(Path(where), heap)
    from catalog.search.opensearch.writer import of_number

    return of_number(settings, engine, int(where))


def write(
    engine: sa.Engine, writer: IndexWriter, progress: Callable[[int], None]
) -> None:
    with engine.connect() as connection:
        one_moment = connection.execution_options(isolation_level="REPEATABLE READ")
        for done in fill(one_moment, writer):
            progress(done)
    writer.seal()
    writer.close()


def _in_a_process(where: str, total: int, progress: Progress) -> None:
    """Raises CalledProcessError when it fails; it never outlives this process."""
    command = [sys.executable, "-m", "catalog.search.builder", where]
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


def main(settings: CatalogSettings, where: str) -> None:
    """Prints how many are done, a number a line; a closed pipe ends it."""
    database = _database(settings)
    writer = _writer(settings, database.engine, where, BIG_HEAP)
    write(database.engine, writer, lambda done: print(done, flush=True))  # noqa: T201


if __name__ == "__main__":
    main(CatalogSettings(), sys.argv[1])
