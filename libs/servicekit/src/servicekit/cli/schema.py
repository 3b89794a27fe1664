"""`haat schema`: whether the tables a version needs are there."""

import time
from pathlib import Path

import typer
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, pool
from sqlalchemy.exc import OperationalError

from servicekit.cli.screen import console
from servicekit.services import find

app = typer.Typer(no_args_is_help=True, help="The tables a version needs.")

POLL_S = 1.0


@app.callback()
def group() -> None:
    """The tables a version needs."""


@app.command("await")
def wait(service: str, max_s: float = 1_800) -> None:
    """Waits until this version's migrations ran; later tables do as well."""
    needed = _needed_revision(service)
    ends_at = time.monotonic() + max_s
    while (applied := _applied_revision(service)) < needed:
        if time.monotonic() > ends_at:
            has = applied or "no version"
            console.print(f"{service}: tables of {has}, not {needed}")
            raise typer.Exit(1)
        time.sleep(POLL_S)
    console.print(f"{service}: tables of {applied}, {needed} needed")


def _needed_revision(service: str) -> str:
    configuration = Config(Path("services") / service / "alembic.ini")
    return ScriptDirectory.from_config(configuration).get_current_head() or ""


def _applied_revision(service: str) -> str:
    """The newest migration that ran: numbers of one length, so they compare as text."""
    url = find(service).settings().database_url
    engine = create_engine(url, poolclass=pool.NullPool)
    try:
        with engine.connect() as connection:
            return max(
                MigrationContext.configure(connection).get_current_heads() or ("",)
            )
    except OperationalError:  # the database starts at the same time
        return ""
