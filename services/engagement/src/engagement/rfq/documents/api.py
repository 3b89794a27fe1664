"""The PDF document of a quote."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Path, Response

from engagement.documents.downloads import PublicUrl, Renderer, documented, pdf
from engagement.notifications.mail.links import hide_address
from engagement.rfq.documents.queries import parties
from engagement.rfq.documents.service import quotation
from engagement.rfq.quotes import queries
from engagement.rfq.quotes.guests.presenter import view
from engagement.rfq.quotes.guests.service import opened
from engagement.rfq.quotes.presenter import QuoteOut, role_of, serialize
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.errors import NotFound
from servicekit.http.language import Language
from servicekit.http.refusals import Refusal

router = APIRouter(prefix="/api/quotes", tags=["engagement"])


@router.get(
    "/{quote_id}.pdf",
    operation_id="printQuote",
    response_class=Response,
    responses=documented("The quotation on A4"),
)
async def print_one(
    quote_id: UUID,
    caller: SignedIn,
    reads: Reader,
    locale: Language,
    renderer: Renderer,
    public_url: PublicUrl,
) -> Response:
    """The PDF in `lang`, as the reader may see it; 503 when the renderer is full."""
    row = await queries.one(reads, quote_id)
    role = row and role_of(row, caller.user_id)
    if row is None or not role:
        raise NotFound
    firms = await parties(reads, row)
    document = quotation(serialize(row, role, locale), firms, locale, public_url)
    return await pdf(renderer, document, f"quotation-{document.number}")


def _opened(
    token: Annotated[str, Path(max_length=64)], session: Db, locale: Language
) -> QuoteOut:
    return view(session, opened(session, token), locale).quote


@router.get(
    "/guest/{token}/quotation.pdf",
    operation_id="printGuestQuote",
    response_class=Response,
    responses={**documented("The quotation on A4"), 410: {"model": Refusal}},
    dependencies=[Depends(hide_address)],
)
async def print_guests(
    quote: Annotated[QuoteOut, Depends(_opened, scope="function")],
    reads: Reader,
    locale: Language,
    renderer: Renderer,
    public_url: PublicUrl,
) -> Response:
    """For a guest, by the link of the email."""
    row = await queries.one(reads, quote.id)
    if row is None:
        raise NotFound
    firms = await parties(reads, row)
    document = quotation(quote, firms, locale, public_url)
    return await pdf(renderer, document, f"quotation-{document.number}")
