"""Certificates and photos: on the shop, and of one's own company."""

from fastapi import APIRouter, Request, Response

from servicekit.db import Db, Reader
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound, answer
from servicekit.http.etag import public_json
from vendor.profiles.queries import by_owner, public_id
from vendor.profiles.service import NoProfile
from vendor.showcase import queries, service
from vendor.showcase.schemas import OwnShowcase, Showcase, ShowcaseForm

router = APIRouter(tags=["vendor"])


@router.get(
    "/api/webui/seller/{slug}/showcase",
    operation_id="sellerShowcase",
    response_model=Data[Showcase],
)
async def seller_showcase(slug: str, request: Request, reads: Reader) -> Response:
    """Valid certificates and photos. 404 when the company is not public."""
    seller_id = await public_id(reads, slug.replace("\x00", " "))
    if seller_id is None:
        raise NotFound
    found = Showcase.model_validate(await queries.public(reads, seller_id))
    body = {"data": found.model_dump(mode="json")}
    return public_json(request, body, tags=[f"seller:{seller_id}"])


@router.get(
    "/api/sellerprofile/showcase",
    operation_id="ownShowcase",
    response_model=Data[OwnShowcase],
)
async def own_showcase(caller: Seller, reads: Reader) -> Response:
    """All certificates, and the photos in their order. 404 before a profile."""
    row = await by_owner(reads, caller.user_id)
    if row is None:
        raise NoProfile
    own = OwnShowcase.model_validate(await queries.own(reads, row.id))
    return answer(200, {"data": own.model_dump(mode="json")})


@router.put(
    "/api/sellerprofile/showcase", operation_id="updateShowcase", status_code=204
)
def update_showcase(form: ShowcaseForm, caller: Seller, session: Db) -> None:
    """Replaces the certificates, the photos, or both, in the order sent."""
    service.replace(session, caller.user_id, form)
