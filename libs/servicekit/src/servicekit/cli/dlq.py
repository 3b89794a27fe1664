"""`haat dlq`: dead letters."""

from typing import Annotated

import typer

from servicekit.cli.screen import console, table
from servicekit.messaging import dlq
from servicekit.services import installed

app = typer.Typer(no_args_is_help=True, help="Dead letters.")
QueueName = Annotated[str, typer.Argument(help="The queue, without .dead")]


def _amqp_url() -> str:
    return next(iter(installed().values())).settings().amqp_url


@app.command("list")
def list_() -> None:
    """How many dead letters each handler has."""
    rows = []
    for spec in installed().values():
        for queue, event_type in spec.queues():
            rows.append((queue, event_type, dlq.depth(spec.settings().amqp_url, queue)))
    table("Dead letters", ("queue", "event", "letters"), rows)


@app.command()
def show(queue: QueueName, limit: int = 20) -> None:
    """The first dead letters of a queue; they stay where they are."""
    letters = dlq.peek(_amqp_url(), queue, limit)
    rows = [
        (le.event_id, le.type, le.attempts, le.error, le.body[:300]) for le in letters
    ]
    table(queue, ("event", "type", "attempts", "error", "body"), rows)


@app.command()
def redrive(queue: QueueName, limit: int | None = None) -> None:
    """Send dead letters back to their handler, after a fix."""
    console.print(f"{dlq.redrive(_amqp_url(), queue, limit)} sent back to {queue}")


@app.command()
def discard(
    queue: QueueName,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask")] = False,
) -> None:
    """Throw a queue's dead letters away."""
    if not yes:
        typer.confirm(f"Throw away all dead letters of {queue}?", abort=True)
    console.print(f"{dlq.discard(_amqp_url(), queue)} thrown away")
