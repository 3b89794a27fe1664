"""A review as its two sides and administrators read it."""

from typing import Any, Literal
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict
from sqlmodel import Session

from engagement.order_reviews import eligibility
from engagement.order_reviews.models import Review
from engagement.order_reviews.queries import Reviewed
from engagement.order_reviews.transitions import REVIEW, ReviewStatus
from engagement.orders.lifecycle import number_of
from servicekit.http.fields import Moment
from servicekit.http.language import Locale


class ReviewBody(BaseModel):
    """What was written, and when."""

    id: UUID
    as_described: int
    on_time: int
    documents: int
    communication: int
    text: str
    reply: str | None
    replied_at: Moment | None
    reason: str | None
    created_at: Moment
    publish_at: Moment | None
    published_at: Moment | None


class OrderReview(BaseModel):
    """The review of an order, or whether there can be one.

    Without a review `status` is None; the buyer may write it when `allowed_statuses`
    has `pending`, until `write_until`.
    """

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    order_id: UUID
    role: Literal["buyer", "seller"]
    status: ReviewStatus | None = None
    status_label: str | None = None
    allowed_statuses: list[ReviewStatus] = []
    write_until: Moment | None = None
    review: ReviewBody | None = None


class AdminReview(ReviewBody):
    """`company` is the buyer's; None for a buyer without one."""

    order_id: UUID
    number: str
    status: ReviewStatus
    status_label: str
    allowed_statuses: list[ReviewStatus]
    company: str | None
    company_ne: str | None
    seller: str | None
    seller_ne: str | None
    seller_slug: str | None
    updated_at: Moment


def of_order(session: Session, found: Reviewed, locale: Locale) -> OrderReview:
    order, role, review = found.order, found.role, found.review
    common = {
        "order_id": order.id,
        "role": role,
        "write_until": eligibility.write_until(session, order),
    }
    if review:
        return OrderReview.model_validate(common | _written(review, role, locale))
    may = role == "buyer" and not eligibility.refusal(session, order)
    allowed = REVIEW.allowed(None, "buyer") if may else []
    return OrderReview.model_validate({**common, "allowed_statuses": allowed})


def _written(review: Review, role: str, locale: Locale) -> dict[str, Any]:
    return {
        "status": review.status,
        "status_label": REVIEW.label(review.status, role, locale),
        "allowed_statuses": REVIEW.allowed(review.status, role),
        "review": review.model_dump(include=set(ReviewBody.model_fields)),
    }


def for_admin(row: sa.RowMapping, locale: Locale) -> AdminReview:
    return AdminReview(
        **{
            **row,
            "number": number_of(row["number"]),
            "status_label": REVIEW.label(row["status"], "admin", locale),
            "allowed_statuses": REVIEW.allowed(row["status"], "admin"),
        }
    )
