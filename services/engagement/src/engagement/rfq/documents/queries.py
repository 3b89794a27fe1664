"""The companies on a document: the seller's, and the buyer's if there is one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.requirements.models import table as requirements

_OFFERS = sellers.c.seller_id == sa.bindparam("seller_id")
_IS_OFFERED = (sellers.c.owner_id == sa.bindparam("buyer_id")) & (
    sellers.c.status == "active"
)
_FIRMS = sa.select(
    sellers, sa.case((_OFFERS, "seller"), else_="buyer").label("side")
).where(sa.or_(_OFFERS, _IS_OFFERED))
_DELIVERY = sa.select(requirements.c.delivery).where(
    requirements.c.id == sa.bindparam("id")
)


@dataclass(frozen=True)
class Parties:
    """`signer`: who accepted it; empty for a document that nobody signed.

    `seller_phone` is the present one: none of a deleted account.
    """

    slug: str
    seller: Mapping[str, Any] | None
    buyer: Mapping[str, Any] | None
    delivery: dict[str, Any]
    signer: str = ""
    seller_phone: str | None = None


async def parties(reads: AsyncConnection, quote: sa.RowMapping) -> Parties:
    params = {"seller_id": quote["seller_id"], "buyer_id": quote["buyer_id"]}
    rows = (await reads.execute(_FIRMS, params)).mappings()
    firms = {row["side"]: {**row} for row in rows}
    wanted = {"id": quote["requirement_id"]}
    delivery = (await reads.execute(_DELIVERY, wanted)).scalar()
    seller, buyer = firms.get("seller"), firms.get("buyer")
    slug = seller["slug"] if seller and seller["status"] == "active" else ""
    phone, place = (seller["phone_number"] if seller else None), delivery or {}
    if not (signed := quote["parties"]):
        return Parties(slug, seller, buyer, place, seller_phone=phone)
    as_signed = (signed["seller"] or seller, signed["buyer"])
    return Parties(slug, *as_signed, place, signed["signer"], phone)
