from uuid import UUID

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from engagement.rfq.quotes.api import response_of
from engagement.rfq.quotes.enquiries import service
from engagement.rfq.quotes.presenter import QuoteOut
from engagement.rfq.quotes.schemas import EnquiryQuote
from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language

router = APIRouter(tags=["engagement"])


@router.post(
    "/api/enquiries/{enquiry_id}/quotes",
    operation_id="quoteEnquiry",
    status_code=201,
    response_model=Data[QuoteOut],
)
def write(
    enquiry_id: UUID,
    form: EnquiryQuote,
    caller: Seller,
    session: Db,
    once: OnlyOnce,
    locale: Language,
) -> Data[QuoteOut] | JSONResponse:
    """For an enquiry to one's own company, sent at once: the enquiry becomes quoted.
    It is revised, countered and accepted like any other quote."""

    def create() -> Data[QuoteOut]:
        quote_id = service.write(session, enquiry_id, form, caller)
        return response_of(session, quote_id, "seller", locale)

    return once.answer(201, create)
