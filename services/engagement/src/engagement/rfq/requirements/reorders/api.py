from uuid import UUID

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from engagement.rfq.requirements import queries
from engagement.rfq.requirements.presenter import RequirementOut, serialize
from engagement.rfq.requirements.reorders import service
from servicekit.db import Db
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data
from servicekit.http.idempotency import OnlyOnce
from servicekit.http.language import Language

router = APIRouter(tags=["engagement"])


@router.post(
    "/api/orders/{order_id}/reorder",
    operation_id="repeatOrder",
    status_code=201,
    response_model=Data[RequirementOut],
)
def reorder(
    order_id: UUID, caller: SignedIn, session: Db, once: OnlyOnce, locale: Language
) -> Data[RequirementOut] | JSONResponse:
    """A draft requirement with the lines of a received order, for its seller only."""

    def create() -> Data[RequirementOut]:
        made = service.reorder(session, order_id, caller)
        return Data(data=serialize(queries.after_change(session, made), locale))

    return once.answer(201, create)
