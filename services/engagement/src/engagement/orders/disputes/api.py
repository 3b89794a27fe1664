from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from sqlmodel import Session

from engagement.orders import notes
from engagement.orders import queries as orders
from engagement.orders.disputes import queries, service
from engagement.orders.disputes.schemas import (
    Decision,
    Dispute,
    DisputeDetail,
    serialize,
    serialize_detail,
)
from engagement.orders.presenter import OrderDetail, detail
from engagement.orders.schemas import NewNote
from engagement.rfq.quotes import undelivered_orders
from servicekit.db import Db, Reader
from servicekit.http.auth import Admin, SignedIn
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.errors import NotFound
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language, Locale
from servicekit.http.statuses import several

router = APIRouter(prefix="/api", tags=["engagement"])
STATUSES = ["disputed", "closed", "cancelled"]
Answer = Data[DisputeDetail]


@router.post(
    "/orders/{order_id}/notes",
    operation_id="writeOrderNote",
    status_code=201,
    response_model=Data[OrderDetail],
)
def write_order_note(
    order_id: UUID,
    form: NewNote,
    caller: SignedIn,
    once: OnlyOnce,
    session: Db,
    locale: Language,
) -> Data[OrderDetail] | JSONResponse:
    """About a dispute: the other side and Haat read it."""

    def create() -> Data[OrderDetail]:
        role = notes.write(session, order_id, form.text, caller)
        rows = orders.after_change(session, order_id)
        return Data(data=detail(rows, role, locale))

    return once.answer(201, create)


@router.get("/admin/disputes", operation_id="listDisputes")
async def list_disputes(
    caller: Admin,
    reads: Reader,
    paged: Paged,
    locale: Language,
    status: Annotated[str | None, Query(max_length=100)] = None,
) -> CountedPage[Dispute]:
    """Orders that a side disputed, the longest waiting first; `meta.counts` has the
    number of each status."""
    wanted = several(status, STATUSES)
    rows, total = await queries.page(reads, wanted, paged.limit, paged.offset)
    counts = await queries.counts(reads)
    every = {name: counts.get(name, 0) for name in STATUSES}
    return paged.counted([serialize(row, locale) for row in rows], total, every)


@router.get("/admin/disputes/{order_id}", operation_id="getDispute")
async def get_dispute(
    order_id: UUID, caller: Admin, reads: Reader, locale: Language
) -> Answer:
    """404 for an order that was never disputed."""
    row = await queries.one(reads, order_id)
    rows = await orders.one(reads, order_id)
    if row is None or rows is None:
        raise NotFound
    return Data(data=serialize_detail(row, rows, locale))


@router.post(
    "/admin/disputes/{order_id}/notes",
    operation_id="noteDispute",
    status_code=201,
    response_model=Answer,
)
def note_dispute(
    order_id: UUID,
    form: NewNote,
    caller: Admin,
    once: OnlyOnce,
    session: Db,
    locale: Language,
) -> Answer | JSONResponse:
    """Both sides read it and are notified."""

    def create() -> Answer:
        service.write_note(session, order_id, form.text, caller)
        return _after(session, order_id, locale)

    return once.answer(201, create)


@router.post("/admin/disputes/{order_id}", operation_id="decideDispute")
def decide_dispute(
    order_id: UUID, form: Decision, caller: Admin, session: Db, locale: Language
) -> Answer:
    """Closes or cancels the order; both sides read the reason. The lines of a cancelled
    one are open again."""
    undelivered_orders.decide(session, order_id, form.status, form.reason, caller)
    return _after(session, order_id, locale)


def _after(session: Session, order_id: UUID, locale: Locale) -> Answer:
    rows = orders.after_change(session, order_id)
    row = session.execute(queries.ONE, {"id": order_id}).mappings().first()
    if row is None:
        raise NotFound
    return Data(data=serialize_detail(row, rows, locale))
