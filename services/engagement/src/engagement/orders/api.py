from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query
from fastapi.responses import JSONResponse

from engagement.orders import (
    deliveries,
    payments,
    queries,
    receipts,
    service,
    settlements,
)
from engagement.orders.filters import FigureFilters, Sort
from engagement.orders.presenter import (
    OrderDetail,
    OrderSummary,
    Role,
    detail,
    role_of,
    summary,
)
from engagement.orders.schemas import (
    NewDelivery,
    NewPayment,
    OptionalReason,
    OptionalReceipt,
    RequiredReason,
    Settlements,
)
from engagement.orders.transitions import OrderStatus
from engagement.rfq.quotes import undelivered_orders
from engagement.search_text import SearchPattern
from servicekit.db import Db, Reader
from servicekit.http.auth import Seller, SignedIn
from servicekit.http.envelope import CountedPage, Data, Paged
from servicekit.http.errors import NotFound
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language
from servicekit.http.statuses import several

router = APIRouter(prefix="/api/orders", tags=["engagement"])
Side = Annotated[Role, Query(alias="as")]
Answer = Data[OrderDetail]


@dataclass
class Changed:
    """The order of the path, and the transaction it changes in."""

    order_id: UUID
    session: Db
    locale: Language

    def response(self, user_id: UUID) -> Answer:
        rows = queries.after_change(self.session, self.order_id)
        role = role_of(rows.order, user_id)
        if role is None:
            raise NotFound
        return Data(data=detail(rows, role, self.locale))


# After the caller in an endpoint: strangers are refused before a transaction begins.
Changing = Annotated[Changed, Depends()]


@router.get("", operation_id="listOrders")
async def list_own(
    caller: SignedIn,
    reads: Reader,
    paged: Paged,
    locale: Language,
    figure: FigureFilters,
    q: SearchPattern,
    side: Side = "buyer",
    status: Annotated[str | None, Query(max_length=200)] = None,
    quote_id: UUID | None = None,
    sort: Sort = "newest",
) -> CountedPage[OrderSummary]:
    """Those one placed, or the company received. `status` may name several, with
    commas; `meta.counts` has the number of each. `since` and `until`: the days on
    which they were placed. `q` searches numbers, titles and the other side's name."""
    statuses: list[str] = list(OrderStatus)
    rows, total = await queries.page(
        reads,
        side,
        user_id=caller.user_id,
        statuses=several(status, statuses),
        quote_id=quote_id,
        limit=paged.limit,
        offset=paged.offset,
        sort=sort,
        q=q,
        **figure,
    )
    counts = await queries.counts(reads, side, caller.user_id)
    every = {name: counts.get(name, 0) for name in statuses}
    return paged.counted([summary(row, side, locale) for row in rows], total, every)


@router.get("/{order_id}", operation_id="getOrder")
async def get_one(
    order_id: UUID, caller: SignedIn, reads: Reader, locale: Language
) -> Answer:
    rows = await queries.one(reads, order_id)
    role = rows and role_of(rows.order, caller.user_id)
    if rows is None or not role:
        raise NotFound
    return Data(data=detail(rows, role, locale))


@router.post("/{order_id}/confirm", operation_id="confirmOrder")
def confirm(caller: Seller, order: Changing) -> Answer:
    service.confirm(order.session, order.order_id, caller)
    return order.response(caller.user_id)


@router.post("/{order_id}/refuse", operation_id="refuseOrder")
def refuse(caller: Seller, order: Changing, form: RequiredReason) -> Answer:
    """Before it is confirmed; the buyer reads the reason, and its lines are open
    again."""
    undelivered_orders.refuse(order.session, order.order_id, caller, form.reason)
    return order.response(caller.user_id)


@router.post("/{order_id}/cancel", operation_id="cancelOrder")
def cancel(caller: SignedIn, order: Changing, form: OptionalReason) -> Answer:
    """Immediately before it is confirmed. Afterwards it is a request, and the same
    call of the other side agrees. Before a delivery its lines are open again."""
    undelivered_orders.cancel(order.session, order.order_id, caller, form.reason)
    return order.response(caller.user_id)


@router.post("/{order_id}/cancellation/decline", operation_id="declineCancellation")
def decline_cancellation(caller: SignedIn, order: Changing) -> Answer:
    """The other side's request, or one's own."""
    service.decline_cancellation(order.session, order.order_id, caller)
    return order.response(caller.user_id)


@router.post(
    "/{order_id}/deliveries",
    operation_id="sendDelivery",
    status_code=201,
    response_model=Answer,
)
def send(
    caller: Seller, once: OnlyOnce, order: Changing, form: NewDelivery
) -> Answer | JSONResponse:
    """A challan; never more of a line than is still open."""

    def create() -> Answer:
        deliveries.send(order.session, order.order_id, form, caller)
        return order.response(caller.user_id)

    return once.answer(201, create)


@router.post(
    "/{order_id}/deliveries/{delivery_id}/receipt", operation_id="receiveDelivery"
)
def receive(
    delivery_id: UUID, caller: SignedIn, order: Changing, form: OptionalReceipt
) -> Answer:
    """Lines that are not named arrived as sent; less needs a reason and a request."""
    receipts.receive(order.session, order.order_id, delivery_id, form, caller)
    return order.response(caller.user_id)


@router.post("/{order_id}/settle", operation_id="settleShortages")
def settle(caller: Seller, order: Changing, form: Settlements) -> Answer:
    """A credit, or the missing quantity is open again."""
    settlements.settle(order.session, order.order_id, form, caller)
    return order.response(caller.user_id)


@router.post("/{order_id}/dispute", operation_id="disputeOrder")
def dispute(caller: SignedIn, order: Changing, form: RequiredReason) -> Answer:
    service.dispute(order.session, order.order_id, caller, form.reason)
    return order.response(caller.user_id)


@router.post("/{order_id}/close", operation_id="closeOrder")
def close(caller: SignedIn, order: Changing) -> Answer:
    """By the buyer, also to end a dispute."""
    service.close(order.session, order.order_id, caller)
    return order.response(caller.user_id)


@router.post(
    "/{order_id}/payments",
    operation_id="notePayment",
    status_code=201,
    response_model=Answer,
)
def note_payment(
    caller: SignedIn, once: OnlyOnce, order: Changing, form: NewPayment
) -> Answer | JSONResponse:
    """Money that moved elsewhere; the other side confirms it."""

    def create() -> Answer:
        payments.note(order.session, order.order_id, form, caller)
        return order.response(caller.user_id)

    return once.answer(201, create)


@router.post("/{order_id}/payments/{payment_id}/confirm", operation_id="confirmPayment")
def confirm_payment(payment_id: UUID, caller: SignedIn, order: Changing) -> Answer:
    payments.decide(order.session, order.order_id, payment_id, caller, "confirmed")
    return order.response(caller.user_id)


@router.post("/{order_id}/payments/{payment_id}/deny", operation_id="denyPayment")
def deny_payment(payment_id: UUID, caller: SignedIn, order: Changing) -> Answer:
    payments.decide(order.session, order.order_id, payment_id, caller, "denied")
    return order.response(caller.user_id)


@router.post(
    "/{order_id}/payments/{payment_id}/withdraw", operation_id="withdrawPayment"
)
def withdraw_payment(payment_id: UUID, caller: SignedIn, order: Changing) -> Answer:
    """One's own note, before the other side has decided."""
    payments.decide(order.session, order.order_id, payment_id, caller, "withdrawn")
    return order.response(caller.user_id)
