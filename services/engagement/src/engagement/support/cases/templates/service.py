"""Templates of answers, which administrators share and edit."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, col, select

from engagement.error_texts import TOO_MANY_TEMPLATES
from engagement.support.cases.models import CaseTemplate, templates
from engagement.support.cases.templates.schemas import TemplateForm
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.http.errors import Invalid, NotFound

MAX_TEMPLATES = 50


def listed(session: Session) -> Sequence[CaseTemplate]:
    """By title."""
    every = select(CaseTemplate).order_by(col(CaseTemplate.title), col(CaseTemplate.id))
    return session.exec(every).all()


def create(session: Session, form: TemplateForm, by: UUID) -> CaseTemplate:
    """Raises Invalid when there are too many."""
    lock_keys(session, "case_templates")
    count = session.execute(sa.select(sa.func.count()).select_from(templates)).scalar()
    if (count or 0) >= MAX_TEMPLATES:
        raise Invalid(errors={"title": [TOO_MANY_TEMPLATES.fill(max=MAX_TEMPLATES)]})
    row = CaseTemplate(**form.model_dump(), updated_by=by, updated_at=now())
    session.add(row)
    return row


def update(
    session: Session, template_id: UUID, form: TemplateForm, by: UUID
) -> CaseTemplate:
    row = _one(session, template_id)
    row.sqlmodel_update(form.model_dump() | {"updated_by": by, "updated_at": now()})
    return row


def delete(session: Session, template_id: UUID) -> None:
    session.delete(_one(session, template_id))


def _one(session: Session, template_id: UUID) -> CaseTemplate:
    if row := session.get(CaseTemplate, template_id, with_for_update=True):
        return row
    raise NotFound
