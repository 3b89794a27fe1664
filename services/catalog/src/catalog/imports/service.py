"""What a seller may do with an import; the worker does the rest."""

from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.error_texts import (
    COLUMN_NOT_CHOSEN,
    COLUMN_UNKNOWN,
    FILE_COLUMN_UNKNOWN,
    NO_ROWS_TO_IMPORT,
    ROWS_NOT_EDITABLE,
    ROWS_WITH_ERRORS,
    UNDO_NOT_POSSIBLE,
)
from catalog.imports import columns, queries, steps, undo, validation
from catalog.imports.columns import BY_NAME
from catalog.imports.models import Import, ImportRow, Policy, pictures, rows
from catalog.imports.shop_exports import Table
from catalog.listings.queries import seller_of
from catalog.sellers.models import Seller
from servicekit.bulk import insert_all
from servicekit.clock import now
from servicekit.http.errors import Conflict, Forbidden, Invalid, NotFound
from servicekit.http.tokens import Caller

AT_A_TIME = 1_000


class NotEditable(Conflict):
    code, message = "rows_not_editable", ROWS_NOT_EDITABLE


class BadRows(Conflict):
    code = "bad_rows"
    message = ROWS_WITH_ERRORS


class NothingToDo(Conflict):
    code, message = "nothing_to_do", NO_ROWS_TO_IMPORT


class NotUndoable(Conflict):
    code, message = "undo_not_possible", UNDO_NOT_POSSIBLE


@dataclass(frozen=True)
class Imports:
    """One seller's imports in one transaction."""

    session: Session
    seller: Seller

    @classmethod
    def of(cls, session: Session, caller: Caller) -> "Imports":
        """Raises Forbidden when the caller owns no active company."""
        seller = seller_of(session, caller.user_id, locked=False)
        if seller is None or seller.status != "active":
            raise Forbidden(code="seller_not_active")
        return cls(session, seller)

    def get(self, import_id: UUID, *, locked: bool = False) -> Import:
        owner_id = self.seller.owner_id
        found = queries.own(self.session, owner_id, import_id, locked=locked)
        if found is None or found.seller_id != self.seller.id:
            raise NotFound
        return found

    def row(self, job: Import, number: int) -> ImportRow:
        found = queries.row(self.session, job.id, number)
        if found is None:
            raise NotFound
        return found

    def upload(self, name: str, table: Table) -> Import:
        """Stored row by row, with the suggested mapping."""
        sheet = table.sheet
        job = Import(
            seller_id=self.seller.id,
            owner_id=self.seller.owner_id,
            file_name=name,
            status="uploaded",
            headers=sheet.headers,
            derived=table.derived,
            sample=[cell[:200] for cell in sheet.rows[0][1]],
            mapping=columns.suggest(sheet.headers),
            total=len(sheet.rows),
        )
        self.session.add(job)
        self.session.flush()
        empty = {"import_id": job.id, "edits": {}, "status": "pending", "errors": []}
        lines = [{**empty, "number": n, "cells": cells} for n, cells in sheet.rows]
        for at in range(0, len(lines), AT_A_TIME):
            insert_all(self.session, rows, lines[at : at + AT_A_TIME])
        steps.enter(job, "mapping", "system")
        return job

    def match(self, import_id: UUID, mapping: Mapping[str, str | None]) -> Import:
        """Every row is checked again, with the corrections made by hand."""
        job = self.get(import_id, locked=True)
        if job.status == "validated":
            steps.enter(job, "mapping", "seller")
        steps.enter(job, "validating", "seller")
        job.mapping = _checked(job, mapping)
        job.processed = job.bad_rows = 0
        job.quota = None
        every = sa.update(rows).where(rows.c.import_id == job.id)
        self.session.execute(every.values(status="pending", errors=[]))
        steps.begin(self.session, job, "validate")
        return job

    def start(self, import_id: UUID, policy: Policy) -> Import:
        job = self.get(import_id, locked=True)
        steps.enter(job, "processing", "seller")
        if policy == "reject_everything" and job.bad_rows:
            raise BadRows
        if job.bad_rows == job.total:
            raise NothingToDo
        job.policy = policy
        steps.count(self.session, job)
        steps.begin(self.session, job, "commit")
        return job

    def retry(self, import_id: UUID) -> Import:
        """The rows that are valid now, and those that failed while being written."""
        job = self.get(import_id, locked=True)
        steps.enter(job, "processing", "seller")
        if job.undone_at or job.phase:
            raise NotEditable
        failed = sa.update(rows).where(
            rows.c.import_id == job.id, rows.c.status == "failed"
        )
        self.session.execute(failed.values(status="valid", errors=[]))
        if not queries.counts(self.session, job.id).get("valid"):
            raise NothingToDo
        job.finished_at = None
        steps.count(self.session, job)
        steps.begin(self.session, job, "commit")
        return job

    def correct(
        self, import_id: UUID, number: int, values: Mapping[str, str]
    ) -> ImportRow:
        """Corrects cells of a row and checks it immediately."""
        job = self.get(import_id, locked=True)
        row = self.row(job, number)
        is_open = job.status in ("validated", "completed_with_errors")
        if not is_open or job.phase or row.status not in ("valid", *queries.BAD):
            raise NotEditable
        names = columns.names(job.headers)
        if wrong := [name for name in values if name not in names]:
            raise Invalid(errors={f"values.{name}": [COLUMN_UNKNOWN] for name in wrong})
        row.edits = {**row.edits, **values}
        self.session.add(row)
        self.session.flush()
        validation.check(self.session, job, [row])
        self.session.refresh(row)
        found = queries.counts(self.session, job.id)
        job.bad_rows = sum(found.get(status, 0) for status in queries.BAD)
        if job.status == "validated":
            job.quota = validation.quota_of(self.session, job, self.seller)
        return row

    def cancel(self, import_id: UUID) -> Import:
        """What was written already stays, and can be undone."""
        job = self.get(import_id, locked=True)
        steps.enter(job, "cancelled", "seller")
        job.finished_at = now()
        steps.rest(self.session, job)
        if undo.is_left(self.session, job.id):
            job.undo_until = now() + steps.UNDO_FOR
        return job

    def undo(self, import_id: UUID) -> Import:
        job = self.get(import_id, locked=True)
        is_late = job.undo_until is None or job.undo_until < now()
        if is_late or job.phase or not undo.is_left(self.session, job.id):
            raise NotUndoable
        waiting = sa.delete(pictures).where(pictures.c.import_id == job.id)
        self.session.execute(waiting)
        steps.begin(self.session, job, "undo")
        return job


def _checked(job: Import, mapping: Mapping[str, str | None]) -> dict[str, str | None]:
    """Raises Invalid for columns and headers that are not there, or are needed."""
    names = columns.names(job.headers)
    errors = {}
    for column, header in mapping.items():
        if column not in names:
            errors[f"mapping.{column}"] = [COLUMN_UNKNOWN]
        elif header is not None and header not in job.headers:
            errors[f"mapping.{column}"] = [FILE_COLUMN_UNKNOWN]
    for column in names:
        is_required = column in BY_NAME and BY_NAME[column].is_required
        if is_required and not mapping.get(column):
            errors[f"mapping.{column}"] = [COLUMN_NOT_CHOSEN]
    if errors:
        raise Invalid(errors=errors)
    return {column: mapping.get(column) for column in names}
