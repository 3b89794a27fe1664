"""The rows that failed, as a file to correct and send again."""

from collections.abc import Iterator, Sequence

from sqlmodel import Session, select

from catalog.imports.models import Import, ImportRow, rows
from catalog.imports.queries import BAD

ERRORS = "errors"


def failed_rows(session: Session, job: Import) -> Iterator[Sequence[str]]:
    """The file's own columns with what was corrected since, then what is wrong."""
    width = len(job.headers) - job.derived
    at = {header: index for index, header in enumerate(job.headers[:width])}
    added = _added(session, job, at)
    yield [*job.headers[:width], *added, ERRORS]
    for row in _bad(session, job):
        cells = list(row.cells[:width])
        for column, text in row.edits.items():
            if (header := job.mapping.get(column)) in at:
                cells[at[str(header)]] = text
        errors = "; ".join(f"{e['column']}: {e['message']}" for e in row.errors)
        yield [*cells, *(row.edits.get(column, "") for column in added), errors]


def _added(session: Session, job: Import, at: dict[str, int]) -> list[str]:
    """Columns that were filled in by hand and are in no column of the file."""
    edited = {column for row in _bad(session, job) for column in row.edits}
    return sorted(column for column in edited if job.mapping.get(column) not in at)


def _bad(session: Session, job: Import) -> Sequence[ImportRow]:
    wanted = select(ImportRow).where(rows.c.import_id == job.id, rows.c.status.in_(BAD))
    return session.exec(wanted.order_by(rows.c.number)).all()
