"""The PDF document of a quote."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Request, Response

from engagement.documents.pdf_renderer import Press
from engagement.rfq.documents.queries import parties
from engagement.rfq.documents.service import quotation
from engagement.rfq.quotes import queries
from engagement.rfq.quotes.presenter import role_of
from servicekit.db import Reader
from servicekit.http.auth import SignedIn
from servicekit.http.errors import NotFound
from servicekit.http.language import Language

router = APIRouter(prefix="/api/quotes", tags=["engagement"])


def _press(request: Request) -> Press:
    press: Press = request.app.state.press
    return press


@router.get(
    "/{quote_id}.pdf",
    operation_id="printQuote",
    response_class=Response,
    responses={
        200: {
            "description": "The quotation on A4",
            "content": {"application/pdf": {}},
        }
    },
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
    document = quotation(row, firms, role, locale, public_url)
    printed = await press.printed(document)
    name = f'attachment; filename="quotation-{document.number}.pdf"'
    headers = {"Content-Disposition": name, "X-Content-Type-Options": "nosniff"}
    return Response(printed, media_type="application/pdf", headers=headers)
