"""Profiles: the public page, the list of suppliers, and one's own."""

import re
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import RedirectResponse

from servicekit.db import Db, Reader
from servicekit.http.auth import MaybeSignedIn, Seller, SignedIn
from servicekit.http.envelope import Data, Paged
from servicekit.http.errors import NotFound, answer
from servicekit.http.etag import public_json
from servicekit.http.fields import Line, RequiredLine
from servicekit.http.language import Language
from servicekit.like import containing
from vendor.error_texts import SELLER_UNAVAILABLE, SELLER_UNKNOWN
from vendor.flags import SELLER_ONBOARDING
from vendor.profiles import (
    facets,
    lifecycle,
    presenter,
    queries,
    service,
    slugs,
    steps,
)
from vendor.profiles.forms import ProfileChange, StatusChange, StepForm
from vendor.profiles.schemas import (
    OwnProfile,
    Profile,
    SlugAnswer,
    Step,
    SuppliersPage,
)
from vendor.reviews import queries as reviews

router = APIRouter(tags=["vendor"])


class SellerUnknown(NotFound):
    code, message = "seller_unknown", SELLER_UNKNOWN


class SellerUnavailable(NotFound):
    """It was public once; nobody is told whether it is suspended or closed."""

    code, message = "seller_unavailable", SELLER_UNAVAILABLE


@router.get(
    "/api/webui/seller/{slug}/sellerprofile",
    operation_id="sellerProfile",
    response_model=Data[Profile],
    responses={301: {"description": "The company has another address now"}},
)
async def public_profile(
    slug: str, request: Request, reads: Reader, caller: MaybeSignedIn
) -> Response:
    """The company's page; while unfinished or suspended, for its owner only."""
    if not re.match(slugs.PATTERN, slug):
        raise SellerUnknown
    row = await queries.by_slug(reads, slug)
    if row is None:
        return await _redirect(reads, slug)
    summary = await reviews.summary(reads, row.id)
    page = presenter.profile(dict(row._mapping), row.trades or [], summary)
    body = {"data": page.model_dump(mode="json")}
    if row.status == "active" and row.step == steps.DONE:
        return public_json(request, body, tags=[f"seller:{row.id}", "category"])
    if caller is None or caller.user_id != row.owner_id:
        raise SellerUnavailable if row.onboarded_at else SellerUnknown
    return answer(200, body)


async def _redirect(reads: Reader, slug: str) -> Response:
    present = await queries.present_slug(reads, slug)
    if present is None:
        raise SellerUnknown
    return RedirectResponse(f"/api/webui/seller/{present}/sellerprofile", 301)


@router.get(
    "/api/webui/suppliers", operation_id="suppliers", response_model=SuppliersPage
)
async def suppliers(
    request: Request,
    page: Paged,
    reads: Reader,
    q: Annotated[Line | None, Query()] = None,
    category: Annotated[Line | None, Query()] = None,
    province: Annotated[int | None, Query(ge=1, le=7)] = None,
    district: Annotated[int | None, Query(ge=1, le=10_000)] = None,
    verified: bool | None = None,
) -> Response:
    """Companies, verified and answering ones first; `category` is a slug or an id.

    `meta.facets` counts what each other choice of a filter would leave.
    """
    wanted = {
        "q": containing(q),
        "category": category or None,
        "province": province,
        "district": district,
        "verified": verified,
    }
    total, rows = await queries.suppliers(reads, wanted, page.limit, page.offset)
    items = [presenter.supplier(dict(row._mapping)) for row in rows]
    found = page.of(items, total, facets=await facets.of(reads, wanted))
    return public_json(
        request, found.model_dump(mode="json"), tags=["seller", "category"]
    )


@router.get(
    "/api/sellerprofile",
    operation_id="ownSellerProfile",
    response_model=Data[OwnProfile | Step],
)
async def own_profile(
    caller: SignedIn, reads: Reader, locale: Language, showall: bool = False
) -> Response:
    """The step; with `showall` the complete profile. A buyer has step 0 (D10)."""
    row = await queries.by_owner(reads, caller.user_id)
    columns = dict(row._mapping) if row else None
    if columns and showall:
        whole = presenter.own_profile(columns, columns["trades"] or [], locale)
        return answer(200, {"data": whole.model_dump(mode="json")})
    short = presenter.step(columns).model_dump(mode="json", exclude_unset=True)
    return answer(200, {"data": short})


@router.post(
    "/api/sellerprofile",
    operation_id="saveSellerStep",
    dependencies=[Depends(SELLER_ONBOARDING.dependency)],
)
def save_step(
    form: StepForm, caller: SignedIn, session: Db, locale: Language
) -> Data[OwnProfile]:
    """Saves one step of the onboarding; 200 with `terms` makes the company public."""
    seller = service.save_step(
        session, caller.user_id, form, is_email_verified=caller.is_email_verified
    )
    return Data(data=presenter.own(session, seller, locale))


@router.put("/api/sellerprofile", operation_id="updateSellerProfile")
def update(
    form: ProfileChange, caller: Seller, session: Db, locale: Language
) -> Data[OwnProfile]:
    """Changes what is sent; another mobile number loses its verification.

    With `version`, 409 when the profile was changed elsewhere meanwhile.
    """
    seller = service.change(session, caller.user_id, form)
    return Data(data=presenter.own(session, seller, locale))


@router.post("/api/sellerprofile/status", operation_id="moveSellerProfile")
def move(
    form: StatusChange, caller: SignedIn, session: Db, locale: Language
) -> Data[OwnProfile]:
    """The owner closes the company; only an administrator can reopen it."""
    seller = lifecycle.close_own(session, caller.user_id, form.reason)
    return Data(data=presenter.own(session, seller, locale))


@router.get("/api/sellerprofile/slug", operation_id="checkSellerSlug")
def check_slug(
    slug: Annotated[RequiredLine, Query()], caller: SignedIn, session: Db
) -> Data[SlugAnswer]:
    """Whether the slug is available to the caller, and the nearest available one."""
    own = service.own_id(session, caller.user_id)
    suggestion = slugs.suggestion(session, slug, own)
    return Data(data=SlugAnswer(available=suggestion == slug, suggestion=suggestion))
