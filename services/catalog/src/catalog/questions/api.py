"""Public questions about a product, and the lists of author and seller."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from sqlmodel import Session

from catalog.questions import presenter, queries, service
from catalog.questions.schemas import (
    AnsweredQuestion,
    AnswerForm,
    QuestionFilters,
    QuestionForm,
    QuestionOut,
    QuestionsPage,
)
from servicekit.db import Db, Reader
from servicekit.http.auth import Seller, SignedIn
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.etag import public_json
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale
from servicekit.http.limits import Limit
from servicekit.reads import fetch_first, fetch_rows

router = APIRouter(prefix="/api", tags=["catalog"])
OF_PRODUCT = "/webui/product/{slug}/questions"


@router.get(
    OF_PRODUCT, operation_id="productQuestions", response_model=Page[AnsweredQuestion]
)
async def product_questions(
    request: Request, reads: Reader, paged: Paged, slug: str
) -> Response:
    """Answered questions, the newest first; 404 when the product is not public."""
    product = await fetch_first(reads, queries.PRODUCT, slug=slug)
    if product is None:
        raise NotFound
    window = {"limit": paged.limit, "offset": paged.offset}
    rows = await fetch_rows(reads, queries.ANSWERED, product=product["id"], **window)
    body = paged.body(presenter.answered(rows), product["question_count"])
    tags = {
        f"product:{product['id']}",
        f"seller:{product['seller_id']}",
        presenter.cache_tag(product),
    }
    return public_json(request, body, tags=tags)


@router.post(
    OF_PRODUCT,
    operation_id="askAboutProduct",
    summary="Ask",
    status_code=201,
    response_model=Data[QuestionOut],
    dependencies=[Depends(Limit("20/hour"))],
)
def submit(
    slug: str,
    session: Db,
    caller: SignedIn,
    once: OnlyOnce,
    locale: Language,
    body: QuestionForm,
) -> Data[QuestionOut] | JSONResponse:
    """Sends a question, public after its answer; at most three of a user are open."""

    def produce() -> Data[QuestionOut]:
        place = slug.replace("\x00", " ")
        return _one(session, service.submit(session, place, body.body, caller), locale)

    return once.answer(201, produce)


@router.get("/questions", operation_id="questions", response_model=QuestionsPage)
def questions(
    session: Db,
    caller: SignedIn,
    paged: Paged,
    locale: Language,
    filters: Annotated[QuestionFilters, Query()],
) -> Page[QuestionOut]:
    """Questions by the caller or to the own company; `meta.counts` of both statuses."""
    whose = queries.of_role(filters.role, caller.user_id)
    window = (paged.limit, paged.offset)
    rows, counts = queries.page(session, whose, filters.status, filters.product, window)
    items = [presenter.question(row, locale) for row in rows]
    return paged.of(items, counts[filters.status], counts=counts)


@router.post("/questions/{question_id}/answer", operation_id="answerQuestion")
def answer(
    question_id: UUID, form: AnswerForm, caller: Seller, session: Db, locale: Language
) -> Data[QuestionOut]:
    """Publishes question and answer; a new answer replaces the old one."""
    service.answer(session, question_id, form, caller)
    return _one(session, question_id, locale)


@router.delete(
    "/questions/{question_id}", operation_id="removeQuestion", status_code=204
)
def remove(question_id: UUID, caller: SignedIn, session: Db) -> None:
    """Deletes the question and its answer permanently, by its buyer or seller."""
    service.remove(session, question_id, caller)


def _one(session: Session, question_id: UUID, locale: Locale) -> Data[QuestionOut]:
    session.flush()
    return Data(data=presenter.question(queries.one(session, question_id), locale))
