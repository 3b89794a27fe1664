"""Companies, for administrators (D4)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query

from servicekit.db import Db, Reader
from servicekit.http.auth import Admin
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.errors import NotFound
from servicekit.http.fields import Line
from servicekit.http.language import Language
from servicekit.pictures.previews import PreviewLinks
from vendor.history.service import Actor
from vendor.profiles import lifecycle
from vendor.profiles.models import Seller
from vendor.sellers import presenter, queries
from vendor.sellers.schemas import Reason, SellerListed, SellerSeen, SellerStatus

router = APIRouter(prefix="/api/admin/sellers", tags=["vendor"])
COUNTED = ("onboarding", "active", "suspended", "closed")


@router.get("", operation_id="adminSellers")
async def list_sellers(
    caller: Admin,
    reads: Reader,
    pages: Paged,
    locale: Language,
    previews: PreviewLinks,
    q: Annotated[Line, Query()] = "",
    status: SellerStatus | None = None,
    verified: bool | None = None,
) -> Page[SellerListed]:
    """The newest first; `q` is part of a name, address, mail or number."""
    wanted = {"q": q, "status": status, "verified": verified}
    rows, counts = await queries.page(reads, wanted, pages.limit, pages.offset)
    items = [presenter.listed(dict(row._mapping), locale) for row in rows]
    items = [previews.field(each, "company_logo") for each in items]
    total = counts.get(status, 0) if status else sum(counts.values())
    by_status = {name: counts.get(name, 0) for name in COUNTED}
    return pages.of(items, total, counts=by_status)


@router.get("/{seller_id}", operation_id="adminSeller")
def show(
    seller_id: UUID,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[SellerSeen]:
    """A company with its audit trail."""
    seller = session.get(Seller, seller_id)
    if seller is None:
        raise NotFound
    seen = presenter.seen(session, seller, locale)
    return Data(data=previews.field(seen, "company_logo"))


@router.post("/{seller_id}/suspend", operation_id="suspendSeller")
def suspend(
    seller_id: UUID,
    form: Reason,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[SellerSeen]:
    """Hides page and products; restoring the owner's account does not lift it."""
    admin = Actor("admin", caller.user_id)
    seller = lifecycle.suspend(session, seller_id, form.reason, admin)
    seen = presenter.seen(session, seller, locale)
    return Data(data=previews.field(seen, "company_logo"))


@router.post("/{seller_id}/reinstate", operation_id="reinstateSeller")
def reinstate(
    seller_id: UUID,
    form: Reason,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[SellerSeen]:
    """Reinstates a suspended or closed company; 409 while its owner is not active."""
    admin = Actor("admin", caller.user_id)
    seller = lifecycle.reinstate(session, seller_id, form.reason, admin)
    seen = presenter.seen(session, seller, locale)
    return Data(data=previews.field(seen, "company_logo"))


@router.post("/{seller_id}/close", operation_id="closeSeller")
def close(
    seller_id: UUID,
    form: Reason,
    caller: Admin,
    session: Db,
    locale: Language,
    previews: PreviewLinks,
) -> Data[SellerSeen]:
    """Closes the company; its products leave the public pages."""
    admin = Actor("admin", caller.user_id)
    seller = lifecycle.close_by_id(session, seller_id, form.reason, admin)
    seen = presenter.seen(session, seller, locale)
    return Data(data=previews.field(seen, "company_logo"))
