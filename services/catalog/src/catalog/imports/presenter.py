"""How an import and its rows look on the wire."""

from typing import Any

from sqlmodel import Session

from catalog.imports import columns, queries, validation
from catalog.imports.columns import BY_NAME, SPEC
from catalog.imports.models import Import, ImportRow
from catalog.imports.schemas import ColumnOut, ImportOut, ImportSummary, RowOut
from catalog.imports.transitions import UNDONE, machine
from servicekit.clock import now
from servicekit.http.language import Locale


def _facts(job: Import, locale: Locale) -> dict[str, Any]:
    is_undoing = job.phase == "undo"
    can_be_undone = job.undo_until and job.undo_until > now()
    is_undoable = can_be_undone and not job.undone_at and not is_undoing
    return {
        **job.model_dump(),
        "status_label": _label(job, locale),
        "allowed_statuses": machine.allowed(job.status, "seller"),
        "is_undoing": is_undoing,
        "undo_until": job.undo_until if is_undoable else None,
    }


def _label(job: Import, locale: Locale) -> str:
    if job.undone_at:
        return UNDONE[1] if locale == "ne" else UNDONE[0]
    return machine.label(job.status, "seller", locale)


def summary(job: Import, locale: Locale) -> ImportSummary:
    return ImportSummary.model_validate(_facts(job, locale))


def detail(session: Session, job: Import, locale: Locale) -> ImportOut:
    suggested = columns.suggest(job.headers)
    return ImportOut.model_validate(
        {
            **_facts(job, locale),
            "sample_row": job.sample,
            "suggested_mapping": suggested,
            "mapping": job.mapping,
            "columns": [_column(name) for name in suggested],
            "waiting_pictures": queries.waiting_pictures(session, job),
        }
    )


def _column(name: str) -> ColumnOut:
    known = BY_NAME.get(name)
    if known is None:
        key = name.removeprefix(SPEC)
        return ColumnOut(
            column=name, label=key, label_ne=key, is_required=False, example=""
        )
    return ColumnOut(
        column=name,
        label=known.label,
        label_ne=known.label_ne,
        is_required=known.is_required,
        example=known.example,
    )


def row(job: Import, line: ImportRow) -> RowOut:
    return RowOut.model_validate(
        {**line.model_dump(), "values": validation.values_of(job, line)}
    )
