"""Who signed: both firms and the buyer's name, as they were at the acceptance.

The live rows change and are erased with their accounts; an accepted quote does not.
"""

from typing import Any

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict
from sqlmodel import Session

from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.models import Requirement


class Firm(BaseModel):
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    company_name: str
    company_name_ne: str | None = None
    district: str | None = None
    district_ne: str | None = None
    address: str | None = None
    pan_number: str | None = None
    registration_number: str | None = None


class Parties(BaseModel):
    """`buyer` is None for who has no firm; `signer` is the name in the requirement."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    seller: Firm | None = None
    buyer: Firm | None = None
    signer: str = ""


_FIRM = sa.select(*(sellers.c[name] for name in Firm.model_fields))
_SELLER = _FIRM.where(sellers.c.seller_id == sa.bindparam("id"))
_BUYER = _FIRM.where(sellers.c.owner_id == sa.bindparam("id"))
_BUYER = _BUYER.where(sellers.c.status == "active")


def store_parties(session: Session, quote: Quote, requirement: Requirement) -> None:
    signed = Parties(
        seller=_firm(session, _SELLER, quote.seller_id),
        buyer=_firm(session, _BUYER, quote.buyer_id),
        signer=requirement.contact_name or "",
    )
    quote.parties = signed.model_dump(mode="json")


def _firm(session: Session, of: sa.Select[Any], id_: object) -> Firm | None:
    row = session.execute(of, {"id": id_}).mappings().first()
    return Firm(**row) if row else None
