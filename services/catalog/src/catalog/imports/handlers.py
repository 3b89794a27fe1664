"""The worker takes an import a step further."""

from collections.abc import Callable, Mapping

from sqlmodel import Session

from catalog.imports import queries, undo, validation, writer
from catalog.imports.models import Import
from contracts.catalog import ImportRequested
from servicekit.messaging.event import Envelope

WORK: Mapping[str, Callable[[Session, Import], None]] = {
    "validate": validation.step,
    "commit": writer.step,
    "undo": undo.step,
}


def advance(session: Session, event: Envelope[ImportRequested]) -> None:
    """A step that is over, was overtaken or cancelled, is nobody's."""
    job = queries.locked(session, event.data.import_id)
    if job and job.phase and job.step == event.data.step:
        WORK[job.phase](session, job)
