"""The help centre: public, for both sides of the market."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from engagement.help import queries
from engagement.help.schemas import Article, ArticleListed, Audience, listed, shown
from servicekit.db import Reader
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound

router = APIRouter(prefix="/api/webui", tags=["engagement"])
Slug = Annotated[str, Path(max_length=80)]


@router.get("/help", operation_id="listHelp")
async def list_help(
    reads: Reader,
    audience: Audience | None = None,
    q: Annotated[str, Query(max_length=100)] = "",
) -> Data[list[ArticleListed]]:
    """`q` in English, in Nepali or in Nepali of roman letters; the best first."""
    rows = await queries.shelf(reads, audience, q)
    return Data(data=[listed(row) for row in rows])


@router.get("/knowledge-base", operation_id="listKnowledgeBase")
async def list_knowledge_base(reads: Reader) -> Data[list[ArticleListed]]:
    """Every article there is."""
    return Data(data=[listed(row) for row in await queries.shelf(reads, None, "")])


@router.get("/knowledge-base/{slug}", operation_id="getArticle")
async def get_article(slug: Slug, reads: Reader) -> Data[Article]:
    """One article, and where to read on."""
    found = await queries.one(reads, slug)
    if found is None:
        raise NotFound
    return Data(data=shown(*found))
