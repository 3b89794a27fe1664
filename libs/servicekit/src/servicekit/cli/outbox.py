"""`haat outbox`: events the broker would not take."""

from typing import Annotated

import typer
from sqlalchemy import text

from servicekit.cli.screen import console, table
from servicekit.db import Database
from servicekit.services import find, installed

app = typer.Typer(no_args_is_help=True, help="Events on their way out.")

_PARKED = text(
    "select type, subject, attempts, last_error from outbox"
    " where parked_at is not null order by id limit 50"
)
_AGAIN = text(
    "update outbox set parked_at = null, attempts = 0, next_at = now()"
    " where parked_at is not null returning id"
)


@app.command()
def parked() -> None:
    """Events given up after too many refusals, and why; the first 50 of a service."""
    rows = []
    for spec in installed().values():
        with Database.connect(spec.settings(), with_reads=False).session() as session:
            rows += [(spec.name, *row) for row in session.execute(_PARKED)]
    table("Parked events", ("service", "event", "subject", "attempts", "why"), rows)


@app.command()
def retry(service: Annotated[str, typer.Argument(help="Such as catalog")]) -> None:
    """Publish a service's parked events again, after a fix."""
    settings = find(service).settings()
    with Database.connect(settings, with_reads=False).session() as session:
        count = len(session.execute(_AGAIN).all())
    console.print(f"{service}: {count} events on their way again")
