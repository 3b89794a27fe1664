from dataclasses import dataclass
from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Depends, Query
from fastapi.responses import JSONResponse
from sqlmodel import Session

from engagement.rfq.quotes import decisions, queries, service
from engagement.rfq.quotes.comparison import ComparedPage, compare
from engagement.rfq.quotes.filters import FigureFilters, Sort
from engagement.rfq.quotes.presenter import (
    QuoteDetail,
    QuoteOut,
    detail,
    role_of,
    serialize,
)
from engagement.rfq.quotes.received_quotes import received_for
from engagement.rfq.quotes.schemas import (
    Counter,
    NewQuote,
    OptionalReason,
    QuoteForm,
    Shortlisting,
)
from engagement.rfq.quotes.transitions import QuoteStatus
from engagement.search_text import SearchPattern
from servicekit.db import Db, Reader
from servicekit.http.auth import Seller, SignedIn
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.errors import NotFound
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale
from servicekit.http.statuses import several

router = APIRouter(prefix="/api", tags=["engagement"])
OF_REQUIREMENT = "/requirements/{requirement_id}/quotes"
Side = Annotated[Literal["buyer", "seller"], Query(alias="as")]


def response_of(
    session: Session, quote_id: UUID, role: str, locale: Locale
) -> Data[QuoteOut]:
    return Data(data=serialize(queries.after_change(session, quote_id), role, locale))


@dataclass
class Changed:
    """The quote of the path, and the transaction it changes in."""

    quote_id: UUID
    session: Db
    locale: Language

    def response(self, role: str) -> Data[QuoteOut]:
        return response_of(self.session, self.quote_id, role, self.locale)


# After the caller in an endpoint: strangers are refused before a transaction begins.
Changing = Annotated[Changed, Depends()]


@router.get(OF_REQUIREMENT, operation_id="compareQuotes")
async def of_requirement(
    requirement_id: UUID,
    caller: SignedIn,
    reads: Reader,
    paged: Paged,
    locale: Language,
) -> ComparedPage:
    """What came in, each seller's newest version; `meta.compare` sets them side by side
    and ranks them by what they cost this buyer."""
    received = await received_for(reads, requirement_id, caller.user_id)
    rows, matrix = received.rows, compare(received)
    page = rows[paged.offset : paged.offset + paged.limit]
    items = [serialize(row, "buyer", locale) for row in page]
    return ComparedPage(**paged.body(items, len(rows), compare=matrix))


@router.post(
    OF_REQUIREMENT,
    operation_id="writeQuote",
    status_code=201,
    response_model=Data[QuoteOut],
)
def write(
    requirement_id: UUID,
    form: NewQuote,
    caller: Seller,
    session: Db,
    once: OnlyOnce,
    locale: Language,
) -> Data[QuoteOut] | JSONResponse:
    """For an own lead; sending needs a verified email address (D9)."""

    def create() -> Data[QuoteOut]:
        quote_id = service.write(session, requirement_id, form, caller)
        return response_of(session, quote_id, "seller", locale)

    return once.answer(201, create)


@router.get("/quotes", operation_id="listQuotes")
async def list_own(
    caller: SignedIn,
    reads: Reader,
    paged: Paged,
    locale: Language,
    filters: FigureFilters,
    q: SearchPattern,
    side: Side = "seller",
    status: Annotated[str | None, Query(max_length=200)] = None,
    requirement_id: UUID | None = None,
    enquiry_id: UUID | None = None,
    sort: Sort = "newest",
) -> CountedPage[QuoteOut]:
    """The company's own, or those received. `status` may name several, with commas;
    `meta.counts` has the number of each. `q` searches titles, numbers and, for a
    buyer, companies; `ending` sorts those that can still expire first."""
    statuses: list[str] = list(QuoteStatus)
    own = {
        "user_id": caller.user_id,
        "requirement_id": requirement_id,
        "enquiry_id": enquiry_id,
    }
    rows, total = await queries.page(
        reads,
        side,
        sort,
        **own,
        **filters,
        q=q,
        statuses=several(status, statuses),
        limit=paged.limit,
        offset=paged.offset,
    )
    counts = await queries.counts(reads, side, **own)
    every = {name: counts.get(name, 0) for name in statuses}
    items = [serialize(row, side, locale) for row in rows]
    return paged.counted(items, total, every)


@router.get("/quotes/{quote_id}", operation_id="getQuote")
async def get_one(
    quote_id: UUID, caller: SignedIn, reads: Reader, locale: Language
) -> Data[QuoteDetail]:
    row = await queries.one(reads, quote_id)
    role = row and role_of(row, caller.user_id)
    if row is None or not role:
        raise NotFound
    kin, history = await queries.versions_and_history(reads, row)
    return Data(data=detail(row, kin, history, role, locale))


@router.put("/quotes/{quote_id}", operation_id="editQuote")
def edit(caller: Seller, quote: Changing, form: QuoteForm) -> Data[QuoteOut]:
    """A draft only: what was sent is revised."""
    service.edit(quote.session, quote.quote_id, form, caller)
    return quote.response("seller")


@router.post("/quotes/{quote_id}/send", operation_id="sendQuote")
def send(caller: Seller, quote: Changing) -> Data[QuoteOut]:
    """Sends a draft, or the same offer again after a counter-offer."""
    service.send(quote.session, quote.quote_id, caller)
    return quote.response("seller")


@router.post("/quotes/{quote_id}/withdraw", operation_id="withdrawQuote")
def withdraw(caller: Seller, quote: Changing, form: OptionalReason) -> Data[QuoteOut]:
    service.withdraw(quote.session, quote.quote_id, caller, form.reason)
    return quote.response("seller")


@router.post(
    "/quotes/{quote_id}/revise",
    operation_id="reviseQuote",
    status_code=201,
    response_model=Data[QuoteOut],
)
def revise(
    caller: Seller,
    once: OnlyOnce,
    quote: Changing,
    form: QuoteForm,
) -> Data[QuoteOut] | JSONResponse:
    """Sends a new version with a new id; three versions at most."""

    def create() -> Data[QuoteOut]:
        made = service.revise(quote.session, quote.quote_id, form, caller)
        return response_of(quote.session, made, "seller", quote.locale)

    return once.answer(201, create)


@router.post("/quotes/{quote_id}/accept", operation_id="acceptQuote")
def accept(caller: SignedIn, quote: Changing) -> Data[QuoteOut]:
    """The others are refused, the requirement is awarded, contacts are shown. Of two at
    once one wins, the other is 409."""
    decisions.accept(quote.session, quote.quote_id, caller)
    return quote.response("buyer")


@router.post("/quotes/{quote_id}/reject", operation_id="rejectQuote")
def reject(caller: SignedIn, quote: Changing, form: OptionalReason) -> Data[QuoteOut]:
    decisions.reject(quote.session, quote.quote_id, caller, form.reason)
    return quote.response("buyer")


@router.post("/quotes/{quote_id}/counter", operation_id="counterQuote")
def counter(caller: SignedIn, quote: Changing, form: Counter) -> Data[QuoteOut]:
    """Sends a counter-offer; the seller revises, upholds or withdraws."""
    decisions.counter(quote.session, quote.quote_id, form, caller)
    return quote.response("buyer")


@router.post("/quotes/{quote_id}/shortlist", operation_id="shortlistQuote")
def shortlist(caller: SignedIn, quote: Changing, form: Shortlisting) -> Data[QuoteOut]:
    """Makes the buyer's contact visible to this seller (D17)."""
    wanted = form.is_shortlisted
    decisions.shortlist(quote.session, quote.quote_id, caller, is_shortlisted=wanted)
    return quote.response("buyer")
