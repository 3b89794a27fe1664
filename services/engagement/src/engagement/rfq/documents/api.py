"""The PDF document of a quote."""

from uuid import UUID

from fastapi import APIRouter, Response

from engagement.documents.downloads import PublicUrl, Renderer, documented, pdf
from engagement.rfq.documents.queries import parties
from engagement.rfq.documents.service import quotation
from engagement.rfq.quotes import queries
from engagement.rfq.quotes.presenter import role_of
from servicekit.db import Reader
from servicekit.http.auth import SignedIn
from servicekit.http.errors import NotFound
from servicekit.http.language import Language

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
    document = quotation(row, firms, role, locale, public_url)
    return await pdf(renderer, document, f"quotation-{document.number}")
