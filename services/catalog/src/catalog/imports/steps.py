"""What all work on an import has in common: its moves, its next step, its end.

One message is one batch is one transaction. `step` names the message that may do it:
one that comes again, or late, finds another step and does nothing.
"""

from datetime import timedelta

import sqlalchemy as sa
from sqlmodel import Session

from catalog.imports import queries
from catalog.imports.models import Import, Phase, imports
from catalog.imports.transitions import machine
from contracts.catalog import ImportCompleted, ImportFailed, ImportRequested
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.messaging.outbox import record

UNDO_FOR = timedelta(hours=24)
STUCK_AFTER = timedelta(minutes=5)


def enter(job: Import, status: str, role: str) -> None:
    """Raises TransitionNotAllowed."""
    machine.check(job.status, status, role)
    job.status, job.updated_at = status, now()


def begin(session: Session, job: Import, phase: Phase) -> None:
    """The worker takes it from here, after this transaction."""
    job.phase = phase
    go_on(session, job)


def go_on(session: Session, job: Import) -> None:
    job.step += 1
    job.updated_at = now()
    session.add(job)
    record(session, ImportRequested(import_id=job.id, step=job.step))


def rest(session: Session, job: Import) -> None:
    """Nothing more to do until somebody asks."""
    job.phase, job.updated_at = None, now()
    session.add(job)


def fail(session: Session, job: Import, why: ErrorDetail) -> None:
    """What was written stays, unless its policy was all or nothing."""
    enter(job, "failed", "system")
    job.error, job.error_reason = str(why), why.reason
    job.finished_at = now()
    rest(session, job)
    record(
        session,
        ImportFailed(import_id=job.id, seller_id=job.seller_id, owner_id=job.owner_id),
    )
    if job.policy == "reject_everything" and job.created + job.updated:
        begin(session, job, "undo")


def complete(session: Session, job: Import) -> None:
    """Counts are those of the rows: true however often the worker died."""
    session.flush()
    count(session, job)
    enter(job, "completed_with_errors" if job.failed else "completed", "system")
    job.finished_at, job.undo_until = now(), now() + UNDO_FOR
    rest(session, job)
    record(
        session,
        ImportCompleted(
            import_id=job.id,
            seller_id=job.seller_id,
            owner_id=job.owner_id,
            created=job.created,
            updated=job.updated,
            failed=job.failed,
        ),
    )


def count(session: Session, job: Import) -> None:
    found = queries.counts(session, job.id)
    job.created, job.updated = found.get("created", 0), found.get("updated", 0)
    job.bad_rows = job.failed = sum(found.get(status, 0) for status in queries.BAD)
    job.processed = job.total - found.get("pending", 0) - found.get("valid", 0)


def take_up_stuck(session: Session) -> None:
    """Timer: a step whose message was lost (an emptied broker) is asked for again."""
    stuck = (
        sa.select(imports.c.id)
        .where(imports.c.phase.is_not(None), imports.c.updated_at < now() - STUCK_AFTER)
        .with_for_update(skip_locked=True)
        .limit(20)
    )
    for import_id in session.execute(stuck).scalars().all():
        if job := session.get(Import, import_id):
            go_on(session, job)


def forget_old(session: Session) -> None:
    """Timer: the history of a quarter is enough; rows go with their import."""
    old = imports.c.created_at < now() - timedelta(days=90)
    session.execute(sa.delete(imports).where(old, imports.c.phase.is_(None)))
