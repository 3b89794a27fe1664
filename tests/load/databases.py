"""Databases of the bench, one for each size of the catalog."""

import os
from pathlib import Path

import psycopg
from sqlalchemy import URL, make_url

from servicekit.testing.databases import migrate

MILLION = 1_000_000
SERVICE = Path(__file__).parents[2] / "services/catalog"


def url_of(count: int) -> URL:
    """The database that holds `count` products, on the server of `make up`."""
    size = "million" if count == MILLION else str(count)
    own = make_url(os.environ["CATALOG_DATABASE_URL"])
    return own.set(database=f"haat_catalog_{size}")


def text_of(url: URL) -> str:
    return url.render_as_string(hide_password=False)


def connect(url: URL) -> psycopg.Connection:
    return psycopg.connect(text_of(url.set(drivername="postgresql")))


def create(count: int) -> URL:
    """Empty and migrated; an old one is removed."""
    url = url_of(count)
    with connect(url.set(database="postgres")) as server:
        server.autocommit = True
        server.execute(f'drop database if exists "{url.database}" with (force)')
        server.execute(f'create database "{url.database}"')
    bring_up_to_date(url)
    return url


def bring_up_to_date(url: URL) -> None:
    """With the migrations that came since it was written."""
    os.environ["CATALOG_DATABASE_URL"] = text_of(url)
    migrate(SERVICE)


def products_in(url: URL) -> int:
    """0 when there is no such database, or it was never finished."""
    try:
        with connect(url) as connection:
            row = connection.execute(
                "select count(*) from products"
                " where exists (select from product_counts)"
            ).fetchone()
    except psycopg.Error:
        return 0
    return int(row[0]) if row else 0
