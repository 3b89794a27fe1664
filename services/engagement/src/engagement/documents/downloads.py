"""A document as the answer of an endpoint."""

from typing import Annotated

from fastapi import Depends, Request, Response

from engagement.documents.pdf_renderer import Press
from engagement.documents.schemas import Document


def _press(request: Request) -> Press:
    press: Press = request.app.state.press
    return press


def _public_url(request: Request) -> str:
    url: str = request.app.state.settings.public_url
    return url


Renderer = Annotated[Press, Depends(_press)]
PublicUrl = Annotated[str, Depends(_public_url)]


async def pdf(renderer: Press, document: Document, name: str) -> Response:
    """A download; raises Unavailable when the renderer is full."""
    rendered = await renderer.printed(document)
    headers = {
        "Content-Disposition": f'attachment; filename="{name}.pdf"',
        "X-Content-Type-Options": "nosniff",
    }
    return Response(rendered, media_type="application/pdf", headers=headers)


def documented(what: str) -> dict[int | str, dict[str, object]]:
    """The answer for OpenAPI."""
    return {200: {"description": what, "content": {"application/pdf": {}}}}
