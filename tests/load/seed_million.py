"""`python -m tests.load.seed_million [N]`: writes a catalog of N products by COPY."""

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Any

import psycopg
from psycopg import sql
from sqlalchemy import URL
from sqlmodel import Session, create_engine

from catalog.categories.jobs import recount
from catalog.categories.reference import write_categories
from catalog.currencies.reference import write_currencies
from catalog.currencies.seed import write_rates
from catalog.home.seed import write_requirements
from catalog.images.paths import url as picture_url
from catalog.units.reference import write_units
from haat_seed import load
from tests.load import databases
from tests.load.catalogue import BigCatalogue, image_of

BATCH = 20_000
TABLES = ["products", "product_images"]
_INDEXES = """
select indexname, indexdef from pg_indexes
where tablename = any(%s) and indexname not in (select conname from pg_constraint)"""


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else databases.MILLION
    seed_catalogue(count)
    return 0


def seed_catalogue(count: int) -> URL:
    """Writes a new database; indexes are made after the rows."""
    began = time.monotonic()
    url = databases.create(count)
    _write_surroundings(url)
    big = BigCatalogue(count)
    with databases.connect(url) as connection:
        connection.autocommit = True
        _silence(connection, "disable")
        indexes = _drop_indexes(connection)
        _copy(connection, "sellers", (firm.row for firm in big.firms()))
        _write_products(connection, big, count)
        _make_indexes(connection, indexes)
        _silence(connection, "enable")
    _finish(url)
    print(f"{count:,} products in {time.monotonic() - began:.0f} s", flush=True)
    return url


def _write_surroundings(url: URL) -> None:
    """Categories, units, currencies and requirements of the demo."""
    engine = create_engine(url)
    demo = load()
    with Session(engine) as session, session.begin():
        for write in (write_units, write_currencies, write_rates):
            write(session, demo)
        write_categories(session, demo, picture_url)
        write_requirements(session, demo)
    engine.dispose()


def _write_products(
    connection: psycopg.Connection, big: BigCatalogue, count: int
) -> None:
    began, done = time.monotonic(), 0
    for rows in _batches(big.products()):
        _copy(connection, "products", rows)
        _copy(connection, "product_images", [image_of(r) for r in rows if r["image"]])
        done += len(rows)
        rate = done / (time.monotonic() - began)
        left = (count - done) / rate
        print(
            f"{done:>9,} of {count:,} products  {rate:,.0f}/s  {left:.0f} s left",
            flush=True,
        )


def _batches(rows: Iterator[dict[str, Any]]) -> Iterator[Sequence[dict[str, Any]]]:
    while batch := list(islice(rows, BATCH)):
        yield batch


def _copy(
    connection: psycopg.Connection, table: str, rows: Iterable[dict[str, Any]]
) -> None:
    """The columns the table has; it may have lost some since."""
    kept = _columns(connection, table)
    every = iter(rows)
    first = next(every, None)
    if first is None:
        return
    names = [name for name in first if name in kept]
    target = sql.SQL("copy {} ({}) from stdin").format(
        sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, names))
    )
    with connection.cursor() as cursor, cursor.copy(target) as copy:
        for row in chain([first], every):
            copy.write_row([row[name] for name in names])


def _columns(connection: psycopg.Connection, table: str) -> set[str]:
    found = connection.execute(
        "select column_name from information_schema.columns where table_name = %s",
        (table,),
    )
    return {name for (name,) in found}


def _silence(connection: psycopg.Connection, how: str) -> None:
    for table in [*TABLES, "sellers"]:
        connection.execute(f"alter table {table} {how} trigger user")


def _drop_indexes(connection: psycopg.Connection) -> list[str]:
    found = connection.execute(_INDEXES, (TABLES,)).fetchall()
    for name, _ in found:
        connection.execute(f'drop index "{name}"')
    return [definition for _, definition in found]


def _make_indexes(connection: psycopg.Connection, indexes: list[str]) -> None:
    connection.execute("set maintenance_work_mem = '256MB'")
    for at, definition in enumerate(indexes, 1):
        name = definition.split(" INDEX ")[1].split(" ")[0]
        print(f"index {at} of {len(indexes)}: {name}", flush=True)
        connection.execute(definition)


def _finish(url: URL) -> None:
    engine = create_engine(url)
    with Session(engine) as session, session.begin():
        recount(session)
    engine.dispose()
    with databases.connect(url) as connection:
        connection.autocommit = True
        connection.execute("vacuum analyze")


if __name__ == "__main__":
    raise SystemExit(main())
