"""A guest's case by the link of its email: no sign-in, 30 days."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from sqlmodel import Session

from engagement.notifications.mail.links import hide_address
from engagement.support.cases import message, presenter, queries
from engagement.support.cases.guests import service
from engagement.support.cases.guests.service import CaseLinkExpired
from engagement.support.cases.models import Case
from engagement.support.cases.presenter import CaseDetail
from engagement.support.cases.schemas import Decision, GuestReply, LinkRequest
from engagement.support.cases.service import end_or_reopen
from servicekit.db import Db
from servicekit.http.envelope import Data
from servicekit.http.idempotency import Key, once_as
from servicekit.http.language import Language, Locale
from servicekit.http.refusals import Refusal

GONE = {"model": Refusal, "description": str(CaseLinkExpired.message)}
router = APIRouter(
    prefix="/api/cases", tags=["engagement"], dependencies=[Depends(hide_address)]
)
Token = Annotated[str, Path(max_length=64)]
Answer = Data[CaseDetail]


class LinkRequested(BaseModel):
    """An email with a link is due, if the number and the address belong together."""

    is_requested: bool = True


def _opened(token: Token, session: Db) -> Case:
    return service.opened(session, token)


Opened = Annotated[Case, Depends(_opened, scope="function")]


@router.get("/guest/{token}", operation_id="getGuestCase", responses={410: GONE})
def get_one(case: Opened, session: Db, locale: Language) -> Answer:
    """The case, as the signed-in writer would read it."""
    return _answer(session, case, locale)


@router.post(
    "/guest/{token}/messages",
    operation_id="writeToGuestCase",
    status_code=201,
    response_model=Answer,
    responses={410: GONE},
)
def write(
    form: GuestReply, case: Opened, session: Db, locale: Language, key: Key = None
) -> Answer | JSONResponse:
    """Sends a message, as the signed-in writer would."""
    # Under the case's own id: the link is written down nowhere.
    place = f"POST /api/cases/guest/{case.id}/messages"
    once = once_as(case.id, place, session, key, form.model_dump_json().encode())

    def send() -> Answer:
        message.write(session, case, "writer", form.text, by=None)
        return _answer(session, case, locale)

    return once.answer(201, send)


@router.post(
    "/guest/{token}/status", operation_id="decideGuestCase", responses={410: GONE}
)
def decide(form: Decision, case: Opened, session: Db, locale: Language) -> Answer:
    """Closes the case, or reopens it within 30 days."""
    end_or_reopen(session, case, form.status, by=None)
    return _answer(session, case, locale)


@router.post("/link", status_code=202, operation_id="sendCaseLink")
def send_link(form: LinkRequest, session: Db) -> Data[LinkRequested]:
    """Emails the link of a case to the address it was sent from."""
    service.send_link(session, form)
    return Data(data=LinkRequested())


def _answer(session: Session, case: Case, locale: Locale) -> Answer:
    rows = queries.one(session, case.id)
    return Data(data=presenter.detail(rows, "writer", locale))
