"""`haat dlq`: dead letters."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from servicekit.cli.screen import console, table
from servicekit.messaging import dlq
from servicekit.services import installed

app = typer.Typer(no_args_is_help=True, help="Dead letters.")
QueueName = Annotated[str, typer.Argument(help="The queue, without .dead")]


@contextmanager
def _broker_of(queue: str) -> Iterator[str]:
    """The broker's address, for a queue that exists."""
    try:
        yield next(iter(installed().values())).settings().amqp_url
    except dlq.UnknownQueue as error:
        text = f"{queue} is no handler's queue, or is not declared yet"
        raise typer.BadParameter(text) from error


@app.command("list")
def list_() -> None:
    """How many dead letters each handler has."""
    rows = []
    for spec in installed().values():
        for queue, event_type in spec.queues():
            rows.append((queue, event_type, _depth(spec.settings().amqp_url, queue)))
    table("Dead letters", ("queue", "event", "letters"), rows)


def _depth(amqp_url: str, queue: str) -> str:
    try:
        return str(dlq.depth(amqp_url, queue))
    except dlq.UnknownQueue:
        return "not declared"


@app.command("show")
def print_messages(queue: QueueName, limit: int = 20) -> None:
    """The first dead letters of a queue; they stay where they are."""
    with _broker_of(queue) as amqp_url:
        messages = dlq.peek(amqp_url, queue, limit)
    rows = [
        (one.event_id, one.type, one.attempts, one.error, one.body[:300])
        for one in messages
    ]
    table(queue, ("event", "type", "attempts", "error", "body"), rows)


@app.command()
def redrive(queue: QueueName, limit: int | None = None) -> None:
    """Send dead letters back to their handler, after a fix."""
    with _broker_of(queue) as amqp_url:
        count = dlq.redrive(amqp_url, queue, limit)
    console.print(f"{count} sent back to {queue}")


@app.command()
def discard(
    queue: QueueName,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask")] = False,
) -> None:
    """Throw a queue's dead letters away."""
    if not yes:
        typer.confirm(f"Throw away all dead letters of {queue}?", abort=True)
    with _broker_of(queue) as amqp_url:
        count = dlq.discard(amqp_url, queue)
    console.print(f"{count} thrown away")
