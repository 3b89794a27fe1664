"""The forms of the helpdesk, and the administration that answers them."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from engagement.enquiries.filters import containing
from engagement.enquiries.submissions.schemas import Trapped
from engagement.enquiries.submissions.service import is_bot
from engagement.support.tickets import queries, service
from engagement.support.tickets.models import Ticket
from engagement.support.tickets.references import new_reference
from engagement.support.tickets.schemas import (
    Complaint,
    Feedback,
    Handling,
    Kind,
    Question,
    TicketCreated,
    TicketOut,
    serialize,
)
from engagement.support.tickets.transitions import TicketStatus
from servicekit.clock import now
from servicekit.db import Db, Reader
from servicekit.http.auth import Admin, MaybeSignedIn
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale
from servicekit.http.limits import GuestNetwork
from servicekit.http.statuses import several
from servicekit.http.tokens import Caller

router = APIRouter(prefix="/api", tags=["engagement"])
Answer = Data[TicketCreated] | JSONResponse


def _ticket(kind: Kind, form: Trapped, caller: Caller | None, locale: Locale) -> Ticket:
    at, fields = now(), form.model_dump(exclude={"website", "filled_ms"})
    # The columns of a form that leaves them out are empty, not absent.
    values = {name: value for name, value in fields.items() if value is not None}
    values["phone"] = values.pop("phone_number", None)
    return Ticket(
        **values,
        reference="",
        kind=kind,
        user_id=caller.user_id if caller else None,
        locale=locale,
        created_at=at,
        updated_at=at,
    )


def _file(
    once: OnlyOnce, session: Db, form: Trapped, ticket: Ticket, network: str | None
) -> Answer:
    if is_bot(form):
        return Data(data=TicketCreated(reference=new_reference()))

    def send() -> Data[TicketCreated]:
        return Data(
            data=TicketCreated(reference=service.file(session, ticket, network))
        )

    return once.answer(201, send)


@router.post(
    "/webui/contact-us",
    operation_id="contactUs",
    status_code=201,
    response_model=Data[TicketCreated],
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
    return _file(once, session, form, _ticket("contact", form, caller, locale), network)


@router.post(
    "/webui/complaints",
    operation_id="complain",
    status_code=201,
    response_model=Data[TicketCreated],
)
def complain(
    form: Complaint,
    caller: MaybeSignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
    network: GuestNetwork,
) -> Answer:
    """A complaint about a company, a product or us."""
    return _file(
        once, session, form, _ticket("complaint", form, caller, locale), network
    )


@router.post(
    "/webui/feedback",
    operation_id="giveFeedback",
    status_code=201,
    response_model=Data[TicketCreated],
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
    ticket = _ticket("feedback", form, caller, locale)
    if not form.text:
        ticket.status = TicketStatus.CLOSED
    return _file(once, session, form, ticket, network)


@router.get("/admin/complaints", operation_id="listTickets")
async def list_tickets(
    caller: Admin,
    reads: Reader,
    paged: Paged,
    locale: Language,
    kind: Kind | None = None,
    status: Annotated[str | None, Query(max_length=100)] = None,
    q: Annotated[str | None, Query(max_length=100)] = None,
) -> CountedPage[TicketOut]:
    """The longest waiting first; `meta.counts` of each status."""
    wanted = {
        "kind": kind,
        "statuses": several(status, list(TicketStatus)),
        "q": containing(q),
    }
    rows, total = await queries.page(reads, wanted, paged.limit, paged.offset)
    counts = await queries.counts(reads, kind)
    every = {name.value: counts.get(name.value, 0) for name in TicketStatus}
    return paged.counted([serialize(row, locale) for row in rows], total, every)


@router.post("/admin/complaints/{ticket_id}", operation_id="handleTicket")
def handle_ticket(
    ticket_id: UUID, form: Handling, caller: Admin, session: Db, locale: Language
) -> Data[TicketOut]:
    """Answers, closes or reopens it; a reply is emailed to the writer."""
    service.handle(
        session,
        ticket_id,
        form.status,
        caller.user_id,
        reply=form.reply,
        note=form.note,
    )
    return Data(data=serialize(queries.after_change(session, ticket_id), locale))
