from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from engagement.orders import queries as orders
from engagement.orders.presenter import OrderSummary, summary
from engagement.rfq.quotes.awards import service
from engagement.rfq.quotes.awards.preview import parse_choice, preview
from engagement.rfq.quotes.awards.schemas import NewAward, SplitOut
from engagement.rfq.quotes.received_quotes import received_for
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language

router = APIRouter(
    prefix="/api/requirements/{requirement_id}/awards", tags=["engagement"]
)


@router.post(
    "",
    operation_id="awardLines",
    status_code=201,
    response_model=Data[list[OrderSummary]],
)
def award(
    requirement_id: UUID,
    form: NewAward,
    caller: SignedIn,
    session: Db,
    once: OnlyOnce,
    locale: Language,
) -> Data[list[OrderSummary]] | JSONResponse:
    """Gives lines to suppliers, one order each, all or none. The other lines stay open
    and other quotes valid; with the last line the requirement is awarded. 409 for an
    old `version`."""

    def create() -> Data[list[OrderSummary]]:
        made = service.award_lines(session, requirement_id, form, caller)
        rows = [orders.after_change(session, order.id).order for order in made]
        return Data(data=[summary(row, "buyer", locale) for row in rows])

    return once.answer(201, create)


@router.get("/preview", operation_id="previewAward")
async def of_choice(
    requirement_id: UUID,
    caller: SignedIn,
    reads: Reader,
    choice: Annotated[str, Query(max_length=2_000)],
) -> Data[SplitOut]:
    """What a choice of suppliers costs, checked as an award is. `choice`: pairs
    `line_id:quote_id`, with commas."""
    received = await received_for(reads, requirement_id, caller.user_id)
    return Data(data=preview(received, parse_choice(choice)))
