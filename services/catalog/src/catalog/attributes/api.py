"""Attributes of categories, for administrators."""

from uuid import UUID

from fastapi import APIRouter

from catalog.attributes import service
from catalog.attributes.models import Attribute
from catalog.attributes.schemas import AttributeList, AttributeOut
from servicekit.db import Db
from servicekit.http.auth import Admin
from servicekit.http.envelope import Data

router = APIRouter(prefix="/api/admin/categories", tags=["catalog"])


@router.get("/{category_id}/attributes", operation_id="categoryAttributes")
def attributes(
    category_id: UUID, caller: Admin, session: Db
) -> Data[list[AttributeOut]]:
    """Own and inherited attributes, as in the product form."""
    return Data(data=_response(service.get(session, category_id)))


@router.put("/{category_id}/attributes", operation_id="putCategoryAttributes")
def put_attributes(
    category_id: UUID, body: AttributeList, caller: Admin, session: Db
) -> Data[list[AttributeOut]]:
    """Replaces its own; inherited ones may be included and are unchanged."""
    return Data(data=_response(service.put(session, category_id, body.attributes)))


def _response(rows: list[Attribute]) -> list[AttributeOut]:
    return [AttributeOut.model_validate(each.model_dump()) for each in rows]
