"""`haat doctor`: what is wrong, and what to do about it."""

from collections.abc import Iterator, Sequence

import typer
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session

from servicekit.cli.screen import console, table
from servicekit.db import Database
from servicekit.messaging import dlq
from servicekit.messaging.broker import is_reachable
from servicekit.messaging.snapshots import is_applied
from servicekit.services import ServiceSpec, installed

OLD_S = 60
_OLDEST = (
    "select coalesce(extract(epoch from now() - min(created_at)), 0) from outbox where "
)
_UNSAFE = (
    "select name from pg_settings where setting = 'off'"
    " and name in ('synchronous_commit', 'fsync', 'full_page_writes')"
)

Finding = tuple[str, str, str]


def register(app: typer.Typer) -> None:
    app.command()(doctor)


def doctor() -> None:
    """Look at every database, outbox and queue; exit 1 when something needs a hand."""
    findings = [row for spec in installed().values() for row in _examine(spec)]
    table("Health", ("service", "what", "state"), findings)
    if any(not state.startswith("ok") for _, _, state in findings):
        raise typer.Exit(1)
    console.print("All well.")


def _examine(spec: ServiceSpec) -> Iterator[Finding]:
    settings = spec.settings()
    try:
        with Database.connect(settings, with_reads=False).session() as session:
            unsafe = session.execute(text(_UNSAFE)).scalars().all()
            yield spec.name, "commits", _durable(unsafe)
            waiting = session.execute(
                text(_OLDEST + "published_at is null and parked_at is null")
            )
            yield spec.name, "outbox", _age(float(waiting.scalar_one()))
            parked = session.execute(
                text("select count(*) from outbox where parked_at is not null")
            )
            yield (
                spec.name,
                "parked events",
                _none(parked.scalar_one(), "outbox parked"),
            )
            yield spec.name, "replicas", _filled(session, spec)
            for what, check in spec.checks.items():
                yield spec.name, what, check(session)
    except SQLAlchemyError as error:
        yield spec.name, "database", f"away: {type(error).__name__}"
    if not is_reachable(settings.amqp_url):
        yield spec.name, "broker", "away"
        return
    try:
        dead = sum(dlq.depth(settings.amqp_url, queue) for queue, _ in spec.queues())
        yield spec.name, "dead letters", _none(dead, "dlq list")
    except dlq.UnknownQueue as error:
        yield spec.name, f"queue {error}", "not there: run `haat topology apply`"


def _filled(session: Session, spec: ServiceSpec) -> str:
    missing = [each for each in spec.replicas if not is_applied(session, each)]
    return f"no snapshot yet: {', '.join(missing)}" if missing else "ok"


def _durable(unsafe: Sequence[str]) -> str:
    return f"lost in a crash: {', '.join(unsafe)} is off" if unsafe else "ok"


def _age(seconds: float) -> str:
    if seconds > OLD_S:
        return f"oldest event waits {seconds:.0f} s: is the relay running?"
    return "ok"


def _none(count: int, command: str) -> str:
    return "ok" if count == 0 else f"{count}: see `haat {command}`"
