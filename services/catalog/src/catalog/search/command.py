"""`haat search rebuild`: every replica's index again, with progress."""

import time
from datetime import timedelta

import sqlalchemy as sa
import typer
from rich.progress import Progress, TaskID
from sqlmodel import Session, col, select

from catalog.search.models import SearchRebuild, SearchRebuildStep, rebuilds
from catalog.settings import CatalogSettings
from servicekit.cli.screen import console
from servicekit.clock import now
from servicekit.db import Database

app = typer.Typer(no_args_is_help=True, help="The search's indexes.")

RETENTION = timedelta(days=7)
POLL_EVERY_S = 0.5
ANSWER_WITHIN_S = 15


@app.callback()
def _group() -> None:
    """A group, although it has one command today."""


@app.command("rebuild")
def rebuild() -> None:
    """Build every replica's index from the database while the old one serves."""
    database = Database.connect(CatalogSettings(), with_reads=False)
    request = SearchRebuild()
    started = time.monotonic()
    with database.session() as session:
        session.execute(
            sa.delete(rebuilds).where(
                rebuilds.c.asked_at < request.asked_at - RETENTION
            )
        )
        session.add(request)
    finished = _watch(database, request)
    failed = [step for step in finished if step.error]
    for step in failed:
        console.print(f"{step.replica}: {step.error}")
    if failed or not finished:
        console.print("" if failed else "no running catalog process answered")
        raise typer.Exit(1)
    took = time.monotonic() - started
    total = finished[0].total
    console.print(f"{len(finished)} rebuilt, {total} products, {took:.1f} s")


def _watch(database: Database, request: SearchRebuild) -> list[SearchRebuildStep]:
    """Waits until all replicas that began have finished; empty when none begins."""
    waited_since = now()
    with Progress(console=console) as progress:
        tasks: dict[str, TaskID] = {}
        while True:
            time.sleep(POLL_EVERY_S)
            with database.session() as session:
                begun = _steps(session, request)
            for step in begun:
                if step.replica not in tasks:
                    tasks[step.replica] = progress.add_task(step.replica)
                task = tasks[step.replica]
                progress.update(task, completed=step.done, total=step.total or None)
            waited_s = (now() - waited_since).total_seconds()
            if begun and all(step.finished_at for step in begun) and waited_s > 1:
                return begun
            if not begun and waited_s > ANSWER_WITHIN_S:
                return []


def _steps(session: Session, request: SearchRebuild) -> list[SearchRebuildStep]:
    statement = select(SearchRebuildStep).where(
        col(SearchRebuildStep.rebuild_id) == request.id
    )
    return list(session.exec(statement).all())
