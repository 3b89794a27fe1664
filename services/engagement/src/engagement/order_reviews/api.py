"""Reviews of closed orders: by the buyer, with the seller's reply; administration."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from sqlmodel import Session

from engagement.order_reviews import presenter, queries, service
from engagement.order_reviews.presenter import AdminReview, OrderReview
from engagement.order_reviews.schemas import NewReview, ReviewReply
from engagement.order_reviews.transitions import ReviewStatus
from engagement.orders.schemas import RequiredReason
from servicekit.db import Db, Reader
from servicekit.http.auth import Admin, Seller, SignedIn
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale
from servicekit.http.statuses import several
from servicekit.http.tokens import Caller
from servicekit.like import containing

router = APIRouter(prefix="/api", tags=["engagement"])
OF_ORDER = "/orders/{order_id}/review"
ADMIN = "/admin/order-reviews"
Answer = Data[OrderReview]


def _answer(session: Session, order_id: UUID, caller: Caller, locale: Locale) -> Answer:
    found = queries.of_order(session, order_id, caller)
    return Data(data=presenter.of_order(session, found, locale))


@router.get(OF_ORDER, operation_id="orderReview")
def get_review(
    order_id: UUID, caller: SignedIn, session: Db, locale: Language
) -> Answer:
    """Of one's own order, as buyer or seller; also before there is a review."""
    return _answer(session, order_id, caller, locale)


@router.post(
    OF_ORDER,
    operation_id="reviewOrder",
    status_code=201,
    response_model=Answer,
)
def write(
    order_id: UUID,
    caller: SignedIn,
    once: OnlyOnce,
    session: Db,
    locale: Language,
    form: NewReview,
) -> Answer | JSONResponse:
    """By the buyer of a closed order, once, within 90 days. Public when the seller
    has replied, or after 14 days."""

    def create() -> Answer:
        service.write(session, order_id, form, caller)
        return _answer(session, order_id, caller, locale)

    return once.answer(201, create)


@router.post(
    f"{OF_ORDER}/reply",
    operation_id="replyToReview",
    status_code=201,
    response_model=Answer,
)
def reply(
    order_id: UUID,
    caller: Seller,
    once: OnlyOnce,
    session: Db,
    locale: Language,
    form: ReviewReply,
) -> Answer | JSONResponse:
    """By the seller, once; publishes the review."""

    def create() -> Answer:
        service.reply(session, order_id, form.text, caller)
        return _answer(session, order_id, caller, locale)

    return once.answer(201, create)


@router.get(ADMIN, operation_id="adminOrderReviews")
async def list_reviews(
    caller: Admin,
    reads: Reader,
    paged: Paged,
    locale: Language,
    status: Annotated[str | None, Query(max_length=100)] = None,
    q: Annotated[str | None, Query(max_length=100)] = None,
) -> CountedPage[AdminReview]:
    """The newest first; `status` may name several, with commas; `q` is part of a text
    or of a company's name."""
    names: list[str] = list(ReviewStatus)
    wanted, like = several(status, names), containing(q) if q else None
    window = {"limit": paged.limit, "offset": paged.offset}
    rows = await queries.page(reads, q=like, statuses=wanted, **window)
    counts = await queries.counts(reads, like)
    every = {name: counts.get(name, 0) for name in names}
    total = sum(every[name] for name in wanted or names)
    items = [presenter.for_admin(row, locale) for row in rows]
    return paged.counted(items, total, every)


@router.post(f"{ADMIN}/{{review_id}}/hide", operation_id="hideOrderReview")
def hide(
    review_id: UUID, form: RequiredReason, caller: Admin, session: Db, locale: Language
) -> Data[AdminReview]:
    """The buyer and the seller read the reason; nobody edits a review."""
    service.hide(session, review_id, form.reason, caller.user_id)
    row = queries.after_change(session, review_id)
    return Data(data=presenter.for_admin(row, locale))


@router.post(f"{ADMIN}/{{review_id}}/restore", operation_id="restoreOrderReview")
def restore(
    review_id: UUID, caller: Admin, session: Db, locale: Language
) -> Data[AdminReview]:
    """A hidden one is again what it was; both sides are notified."""
    service.restore(session, review_id, caller.user_id)
    row = queries.after_change(session, review_id)
    return Data(data=presenter.for_admin(row, locale))
