"""What a requirement needs before others see it, and what brings it into review."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from contracts.forbidden import forbidden_in
from engagement.enquiries.blocks import blocked_among
from engagement.error_texts import (
    PRODUCT_GONE,
    SUPPLIER_BLOCKED_BY_YOU,
    SUPPLIER_GONE,
    SUPPLIER_TAKES_NONE,
)
from engagement.replicas import queries as replicas
from engagement.replicas.products.models import Product
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.requirements.models import Requirement, VerifiedPhone
from engagement.rfq.requirements.schemas import RequirementForm
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.error_texts import DAY_PASSED, REQUIRED, TOO_SHORT
from servicekit.http.errors import Invalid

MIN_DESCRIPTION = 20
BLOCKED = {
    "buyer": SUPPLIER_BLOCKED_BY_YOU,
    "seller": SUPPLIER_TAKES_NONE,
}
Errors = dict[str, list[ErrorDetail]]


def check(
    session: Session, form: RequirementForm, buyer_id: UUID, *, is_draft: bool
) -> None:
    """Raises Invalid for what is wrong, and unless a draft, for what is missing."""
    errors: Errors = {} if is_draft else _missing(form)
    category_id = form.category_id
    if category_id and (problem := replicas.problem_with(session, category_id)):
        errors["category_id"] = [problem]
    for number, item in enumerate(form.items):
        if item.product_id and not _is_sold(session, item.product_id):
            errors[f"items.{number}.product_id"] = [PRODUCT_GONE]
    if problem := _problem_with_sellers(session, buyer_id, form.seller_ids):
        errors["seller_ids"] = [problem]
    if errors:
        raise Invalid(errors=errors)


def check_complete(session: Session, requirement: Requirement) -> None:
    """A draft is about to be published; raises Invalid with what it lacks."""
    errors = _missing(requirement)
    category_id = requirement.category_id
    if category_id and (problem := replicas.problem_with(session, category_id)):
        errors["category_id"] = [problem]
    named = [UUID(seller_id) for seller_id in requirement.seller_ids]
    if problem := _problem_with_sellers(session, requirement.posted_by, named):
        errors["seller_ids"] = [problem]
    today = (now() + timedelta(hours=5, minutes=45)).date()
    if requirement.needed_by and requirement.needed_by < today:
        errors["needed_by"] = [DAY_PASSED]
    if errors:
        raise Invalid(errors=errors)


def _missing(of: RequirementForm | Requirement) -> Errors:
    errors: Errors = {}
    if of.category_id is None:
        errors["category_id"] = [REQUIRED]
    if not of.items:
        errors["items"] = [REQUIRED]
    if len(of.description) < MIN_DESCRIPTION:
        errors["description"] = [TOO_SHORT.fill(n=MIN_DESCRIPTION)]
    return errors | _missing_units(of)


def _missing_units(of: RequirementForm | Requirement) -> Errors:
    """A quantity without a unit says nothing to a seller."""
    lines = [item if isinstance(item, dict) else item.model_dump() for item in of.items]
    return {
        f"items.{number}.unit_id": [REQUIRED]
        for number, line in enumerate(lines)
        if not (line.get("unit_id") or line.get("unit"))
    }


def _is_sold(session: Session, product_id: UUID) -> bool:
    product = session.get(Product, product_id)
    return product is not None and product.status == "published"


def _problem_with_sellers(
    session: Session, buyer_id: UUID, seller_ids: list[UUID]
) -> ErrorDetail | None:
    if not seller_ids:
        return None
    if not _are_active(session, seller_ids):
        return SUPPLIER_GONE
    return BLOCKED.get(blocked_among(session, buyer_id, seller_ids) or "")


def _are_active(session: Session, seller_ids: list[UUID]) -> bool:
    wanted = set(seller_ids)
    active = sa.select(sa.func.count()).where(
        sellers.c.seller_id.in_(wanted), sellers.c.status == "active"
    )
    return bool(session.execute(active).scalar_one() == len(wanted))


def review_reasons(session: Session, requirement: Requirement) -> list[str]:
    """Empty: it opens at once."""
    reasons = []
    if session.get(VerifiedPhone, requirement.buyer_id) is None:
        reasons.append("phone_unverified")
    if has_forbidden_terms(requirement):
        reasons.append("flagged_words")
    return reasons


def has_forbidden_terms(requirement: Requirement) -> bool:
    of = (requirement.title, requirement.description, requirement.items)
    return bool(forbidden_terms(*of))


def forbidden_terms(
    title: str, description: str, items: list[dict[str, Any]]
) -> list[str]:
    """As they were written, each once."""
    texts: list[Any] = [title, description]
    for item in items:
        texts += (item["name"], item.get("spec"))
    return forbidden_in(texts)
