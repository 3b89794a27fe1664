"""The forms of the helpdesk: each makes a case."""

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from engagement.enquiries.submissions.schemas import Trapped
from engagement.enquiries.submissions.service import is_bot
from engagement.support.cases.models import Case
from engagement.support.cases.references import new_reference
from engagement.support.cases.schemas import Kind
from engagement.support.cases.submissions import service
from engagement.support.cases.submissions.schemas import (
    CaseCreated,
    Complaint,
    Feedback,
    Question,
    Subject,
)
from engagement.support.cases.transitions import CaseStatus
from servicekit.clock import now
from servicekit.db import Db
from servicekit.http.auth import MaybeSignedIn
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale
from servicekit.http.limits import GuestNetwork
from servicekit.http.tokens import Caller

router = APIRouter(prefix="/api/webui", tags=["engagement"])
Answer = Data[CaseCreated] | JSONResponse
NO_COLUMNS = {"website", "filled_ms", "subject"}


def _case(kind: Kind, form: Trapped, caller: Caller | None, locale: Locale) -> Case:
    at, fields = now(), form.model_dump(exclude=NO_COLUMNS)
    # The columns of a form that leaves them out are empty, not absent.
    values = {name: value for name, value in fields.items() if value is not None}
    values["phone"] = values.pop("phone_number", None)
    return Case(
        **values,
        reference="",
        kind=kind,
        user_id=caller.user_id if caller else None,
        locale=locale,
        created_at=at,
        updated_at=at,
    )


def _file(
    once: OnlyOnce,
    session: Db,
    form: Trapped,
    case: Case,
    network: str | None,
    subject: Subject | None = None,
) -> Answer:
    if is_bot(form):
        return Data(data=CaseCreated(reference=new_reference()))

    def send() -> Data[CaseCreated]:
        reference = service.file(session, case, network, subject)
        return Data(data=CaseCreated(reference=reference))

    return once.answer(201, send)


@router.post(
    "/contact-us",
    operation_id="contactUs",
    status_code=201,
    response_model=Data[CaseCreated],
)
def contact_us(
    form: Question,
    caller: MaybeSignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
    network: GuestNetwork,
) -> Answer:
    """Sends a question to the helpdesk; its number is emailed too."""
    return _file(once, session, form, _case("contact", form, caller, locale), network)


@router.post(
    "/complaints",
    operation_id="complain",
    status_code=201,
    response_model=Data[CaseCreated],
)
def complain(
    form: Complaint,
    caller: MaybeSignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
    network: GuestNetwork,
) -> Answer:
    """A complaint about a company, a product, a deal or us."""
    case = _case("complaint", form, caller, locale)
    return _file(once, session, form, case, network, form.subject)


@router.post(
    "/feedback",
    operation_id="giveFeedback",
    status_code=201,
    response_model=Data[CaseCreated],
)
def give_feedback(
    form: Feedback,
    caller: MaybeSignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
    network: GuestNetwork,
) -> Answer:
    """Sends feedback; for an article, whether it helped."""
    case = _case("feedback", form, caller, locale)
    if not form.text:
        case.status = CaseStatus.CLOSED
    return _file(once, session, form, case, network)
