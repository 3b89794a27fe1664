"""The help centre: public, for both sides of the market."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel

from engagement.support.help import queries
from engagement.support.help.schemas import (
    Article,
    ArticleListed,
    Audience,
    listed,
    serialize,
)
from servicekit.db import Reader
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json

router = APIRouter(prefix="/api/webui", tags=["engagement"])
Slug = Annotated[str, Path(max_length=80)]


@router.get("/help", operation_id="listHelp", response_model=Data[list[ArticleListed]])
async def list_help(
    request: Request,
    reads: Reader,
    audience: Audience | None = None,
    q: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """`q` in English, in Nepali or in Nepali of roman letters; the best first."""
    rows = await queries.articles(reads, audience, q)
    return _answer(request, Data(data=[listed(row) for row in rows]))


@router.get(
    "/knowledge-base",
    operation_id="listKnowledgeBase",
    response_model=Data[list[ArticleListed]],
)
async def list_knowledge_base(request: Request, reads: Reader) -> Response:
    """All articles."""
    rows = await queries.articles(reads, None, "")
    return _answer(request, Data(data=[listed(row) for row in rows]))


@router.get(
    "/knowledge-base/{slug}", operation_id="getArticle", response_model=Data[Article]
)
async def get_article(request: Request, slug: Slug, reads: Reader) -> Response:
    """One article with related ones."""
    article = await queries.one(reads, slug)
    if article is None:
        raise NotFound
    return _answer(request, Data(data=serialize(*article)))


def _answer(request: Request, body: BaseModel) -> Response:
    """Articles change with a release: their age alone ends them in the cache."""
    return public_json(request, body.model_dump(mode="json"))
