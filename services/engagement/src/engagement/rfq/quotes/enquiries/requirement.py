"""The requirement behind the quotes for an enquiry: its buyer has posted none.

It is open to the one seller of the enquiry, and no list of requirements has it.
"""

from collections.abc import Sequence
from datetime import timedelta
from decimal import Decimal
from typing import Any
from uuid import UUID

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.rfq.matches.models import Match, MatchHistory
from engagement.rfq.quotes.schemas import EnquiryItem
from engagement.rfq.requirements.models import Requirement, RequirementHistory
from engagement.rfq.requirements.schemas import Goods
from engagement.rfq.requirements.transitions import REQUIREMENT
from engagement.transitions import record_transition
from servicekit.clock import now

MAX_TITLE = 120
OPEN_FOR = timedelta(days=180)
GOODS = set(Goods.model_fields)


def create(
    session: Session,
    enquiry: Enquiry,
    buyer_id: UUID,
    items: Sequence[EnquiryItem],
    *,
    by: UUID,
) -> Requirement:
    """With the match of the enquiry's seller. Needs the enquiry's lock."""
    at = now()
    requirement = Requirement(
        buyer_id=buyer_id,
        enquiry_id=enquiry.id,
        title=(enquiry.product_name or items[0].name)[:MAX_TITLE],
        description=enquiry.requirements,
        category_id=enquiry.category_id,
        items=stored(items),
        delivery=_delivery(enquiry),
        needed_by=enquiry.needed_by,
        attachment_ids=enquiry.attachment_ids,
        contact_name=enquiry.name,
        contact_phone=enquiry.phone or None,
        contact_email=enquiry.email or None,
        hide_contact=False,
        seller_ids=[str(enquiry.seller_id)],
        max_quotes=1,
        status="open",
        opened_at=at,
        expires_at=at + OPEN_FOR,
        created_at=at,
        updated_at=at,
    )
    REQUIREMENT.check(None, "open", "buyer")
    session.add(requirement)
    session.flush()
    record_transition(
        *(session, RequirementHistory, requirement, None, "buyer"), by=buyer_id
    )
    _match(session, requirement, enquiry.seller_id, by)
    return requirement


def stored(items: Sequence[EnquiryItem]) -> list[dict[str, Any]]:
    """As lines of a requirement."""
    return [item.model_dump(mode="json", include=GOODS) for item in items]


def _delivery(enquiry: Enquiry) -> dict[str, Any] | None:
    if enquiry.district_id is None:
        return None
    return {
        "province_id": None,
        "district_id": enquiry.district_id,
        "municipality_id": enquiry.municipality_id,
        "address": None,
    }


def _match(
    session: Session, requirement: Requirement, seller_id: UUID, by: UUID
) -> None:
    match = Match(
        requirement_id=requirement.id,
        seller_id=seller_id,
        status="viewed",
        score=Decimal(0),
        parts=[],
        wave=0,
        created_at=requirement.created_at,
        updated_at=requirement.created_at,
    )
    session.add(match)
    session.flush()
    record_transition(session, MatchHistory, match, None, "seller", by=by)
