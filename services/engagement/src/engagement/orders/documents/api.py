"""Documents of orders: PDF in `lang`, and CSV for the books."""

from functools import partial
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.date_ranges import RequestedSpan
from engagement.documents.downloads import PublicUrl, Renderer, documented, pdf
from engagement.orders import queries
from engagement.orders.documents import export
from engagement.orders.documents.challan import challan
from engagement.orders.documents.purchase_order import purchase_order
from engagement.orders.documents.queries import between, partners
from engagement.orders.documents.schemas import OrderPartner
from engagement.orders.documents.statement import statement
from engagement.orders.filters import FigureFilters
from engagement.orders.presenter import OrderDetail, Role, detail, role_of
from engagement.orders.queries import OrderRows
from engagement.orders.transitions import OrderStatus
from engagement.search_text import SearchPattern
from servicekit.db import Reader, database_of
from servicekit.http import sheets
from servicekit.http.auth import SignedIn, has_ended_now
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound
from servicekit.http.language import Language, Locale
from servicekit.http.statuses import several
from servicekit.http.tokens import Caller

router = APIRouter(prefix="/api/orders", tags=["engagement"])
Side = Annotated[Role, Query(alias="as")]


@router.get("/partners", operation_id="listOrderPartners")
async def list_partners(
    caller: SignedIn, reads: Reader, side: Side = "buyer"
) -> Data[list[OrderPartner]]:
    """The other sides of one's confirmed orders, by name: each has a statement."""
    rows = await partners(reads, side, caller.user_id)
    return Data(data=[OrderPartner(**row) for row in rows])


@router.get(
    "/export.csv",
    operation_id="exportOrders",
    response_class=StreamingResponse,
    responses=sheets.documented(),
)
def export_own(
    request: Request,
    caller: SignedIn,
    figure: FigureFilters,
    q: SearchPattern,
    side: Side = "buyer",
    format_: Annotated[export.Format, Query(alias="format")] = "plain",
    status: Annotated[str | None, Query(max_length=200)] = None,
) -> StreamingResponse:
    """A row for each line of at most 10,000 orders, with the filters of the list.
    `format=erpnext` has the columns that ERPNext imports, English as its forms."""
    statuses: list[str] = list(OrderStatus)
    wanted = {"user_id": caller.user_id, "statuses": several(status, statuses), "q": q}
    database = database_of(request)
    rows = export.table(database, {**wanted, **figure}, side, format_)
    ended = partial(has_ended_now, request, caller)
    return sheets.csv_answer(f"orders-{side}-{format_}.csv", rows, ended)


@router.get(
    "/{order_id}.pdf",
    operation_id="printOrder",
    response_class=Response,
    responses=documented("The purchase order on A4"),
)
async def print_order(
    order_id: UUID,
    caller: SignedIn,
    reads: Reader,
    locale: Language,
    renderer: Renderer,
    public_url: PublicUrl,
) -> Response:
    """Its status is a stamp until it is confirmed; 503 when the renderer is full."""
    _, order = await _own(reads, order_id, caller, locale)
    document = purchase_order(order, locale, public_url)
    return await pdf(renderer, document, f"purchase-order-{order.number}")


@router.get(
    "/{order_id}/deliveries/{delivery_id}.pdf",
    operation_id="printChallan",
    response_class=Response,
    responses=documented("The challan of one delivery on A4"),
)
async def print_challan(
    order_id: UUID,
    delivery_id: UUID,
    caller: SignedIn,
    reads: Reader,
    locale: Language,
    renderer: Renderer,
    public_url: PublicUrl,
) -> Response:
    """Without prices, for the driver; 503 when the renderer is full."""
    _, order = await _own(reads, order_id, caller, locale)
    sent = next((row for row in order.deliveries if row.id == delivery_id), None)
    if sent is None:
        raise NotFound
    document = challan(order, sent, locale, public_url)
    return await pdf(renderer, document, f"challan-{sent.number}")


@router.get(
    "/{order_id}/statement.pdf",
    operation_id="printStatement",
    response_class=Response,
    responses=documented("The statement of account on A4"),
)
async def print_statement(
    order_id: UUID,
    span: RequestedSpan,
    caller: SignedIn,
    reads: Reader,
    locale: Language,
    renderer: Renderer,
    public_url: PublicUrl,
) -> Response:
    """All confirmed orders of the two sides of this order, with credits and payments
    from `since` to `until`; 503 when the renderer is full."""
    rows, order = await _own(reads, order_id, caller, locale)
    orders = await between(reads, rows.order["buyer_id"], rows.order["seller_id"])
    link = f"{public_url}/{order.role}/orders"
    document = statement(orders, order.parties, span, locale, link)
    return await pdf(renderer, document, f"statement-{order.number}")


async def _own(
    reads: AsyncConnection, order_id: UUID, caller: Caller, locale: Locale
) -> tuple[OrderRows, OrderDetail]:
    """Raises NotFound for strangers."""
    rows = await queries.one(reads, order_id)
    role = rows and role_of(rows.order, caller.user_id)
    if rows is None or not role:
        raise NotFound
    return rows, detail(rows, role, locale)
