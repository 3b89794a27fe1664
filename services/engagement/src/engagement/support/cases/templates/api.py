"""Templates of answers, for administrators."""

from uuid import UUID

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from engagement.support.cases.templates import service
from engagement.support.cases.templates.schemas import TemplateForm, TemplateOut
from servicekit.db import Db
from servicekit.http.auth import Admin
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce

router = APIRouter(prefix="/api/admin/case-templates", tags=["engagement"])
Answer = Data[TemplateOut]


@router.get("", operation_id="listCaseTemplates")
def list_templates(caller: Admin, session: Db) -> Data[list[TemplateOut]]:
    rows = service.listed(session)
    return Data(data=[TemplateOut(**row.model_dump()) for row in rows])


@router.post(
    "",
    operation_id="createCaseTemplate",
    status_code=201,
    response_model=Answer,
)
def create(
    form: TemplateForm, caller: Admin, once: OnlyOnce, session: Db
) -> Answer | JSONResponse:
    def add() -> Answer:
        row = service.create(session, form, caller.user_id)
        return Data(data=TemplateOut(**row.model_dump()))

    return once.answer(201, add)


@router.put("/{template_id}", operation_id="updateCaseTemplate")
def update(template_id: UUID, form: TemplateForm, caller: Admin, session: Db) -> Answer:
    row = service.update(session, template_id, form, caller.user_id)
    return Data(data=TemplateOut(**row.model_dump()))


@router.delete("/{template_id}", status_code=204, operation_id="deleteCaseTemplate")
def delete(template_id: UUID, caller: Admin, session: Db) -> None:
    service.delete(session, template_id)
