"""`haat search rebuild`: every replica's index anew, under traffic, with progress."""

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

KEPT = timedelta(days=7)
LOOK_EVERY_S = 0.5
SOMEBODY_WITHIN_S = 15


@app.callback()
def _group() -> None:
    """A group, although it has one command today."""


@app.command("rebuild")
def rebuild() -> None:
    """Build every replica's index from the database while the old one serves."""
    database = Database.connect(CatalogSettings(), with_reads=False)
    asked = SearchRebuild()
    started = time.monotonic()
    with database.session() as session:
        session.execute(
            sa.delete(rebuilds).where(rebuilds.c.asked_at < asked.asked_at - KEPT)
        )
        session.add(asked)
    found = _watch(database, asked)
    failed = [step for step in found if step.error]
    for step in failed:
        console.print(f"{step.replica}: {step.error}")
    if failed or not found:
        console.print("" if failed else "no running catalog process answered")
        raise typer.Exit(1)
    took = time.monotonic() - started
    console.print(f"{len(found)} rebuilt, {found[0].total} products, {took:.1f} s")


def _watch(database: Database, asked: SearchRebuild) -> list[SearchRebuildStep]:
    """Until every replica that began has ended; empty when none begins."""
    waited_since = now()
    with Progress(console=console) as progress:
        tasks: dict[str, TaskID] = {}
        while True:
            time.sleep(LOOK_EVERY_S)
            with database.session() as session:
                found = _steps(session, asked)
            for step in found:
                if step.replica not in tasks:
                    tasks[step.replica] = progress.add_task(step.replica)
                task = tasks[step.replica]
                progress.update(task, completed=step.done, total=step.total or None)
            waited_s = (now() - waited_since).total_seconds()
            if found and all(step.finished_at for step in found) and waited_s > 1:
                return found
            if not found and waited_s > SOMEBODY_WITHIN_S:
                return []


def _steps(session: Session, asked: SearchRebuild) -> list[SearchRebuildStep]:
    wanted = select(SearchRebuildStep).where(
        col(SearchRebuildStep.rebuild_id) == asked.id
    )
    return list(session.exec(wanted).all())
