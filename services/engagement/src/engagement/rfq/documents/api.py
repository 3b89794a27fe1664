"""The PDF document of a quote."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Path, Request, Response

from engagement.notifications.mail.links import hide_address
from engagement.rfq.documents.pdf_renderer import Press
from engagement.rfq.documents.queries import parties
from engagement.rfq.documents.schemas import Document
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

PDF = {"description": "The quotation on A4", "content": {"application/pdf": {}}}
router = APIRouter(prefix="/api/quotes", tags=["engagement"])


def _press(request: Request) -> Press:
    press: Press = request.app.state.press
    return press


@router.get(
    "/{quote_id}.pdf",
    operation_id="printQuote",
    response_class=Response,
    responses={200: PDF},
)
async def print_one(
    quote_id: UUID,
    request: Request,
    caller: SignedIn,
    reads: Reader,
    locale: Language,
    press: Annotated[Press, Depends(_press)],
) -> Response:
    """The PDF in `lang`, as the reader may see it; 503 when the renderer is full."""
    row = await queries.one(reads, quote_id)
    role = row and role_of(row, caller.user_id)
    if row is None or not role:
        raise NotFound
    firms = await parties(reads, row)
    public_url: str = request.app.state.settings.public_url
    document = quotation(serialize(row, role, locale), firms, locale, public_url)
    return await _printed(document, press)


def _opened(
    token: Annotated[str, Path(max_length=64)], session: Db, locale: Language
) -> QuoteOut:
    return view(session, opened(session, token), locale).quote


@router.get(
    "/guest/{token}/quotation.pdf",
    operation_id="printGuestQuote",
    response_class=Response,
    responses={200: PDF, 410: {"model": Refusal}},
    dependencies=[Depends(hide_address)],
)
async def print_guests(
    quote: Annotated[QuoteOut, Depends(_opened, scope="function")],
    request: Request,
    reads: Reader,
    locale: Language,
    press: Annotated[Press, Depends(_press)],
) -> Response:
    """For a guest, by the link of the email."""
    row = await queries.one(reads, quote.id)
    if row is None:
        raise NotFound
    firms = await parties(reads, row)
    public_url: str = request.app.state.settings.public_url
    return await _printed(quotation(quote, firms, locale, public_url), press)


async def _printed(document: Document, press: Press) -> Response:
    printed = await press.printed(document)
    name = f'attachment; filename="quotation-{document.number}.pdf"'
    headers = {"Content-Disposition": name, "X-Content-Type-Options": "nosniff"}
    return Response(printed, media_type="application/pdf", headers=headers)
