"""From a row of `sellers` to the response."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any

from sqlmodel import Session

from servicekit.clock import KATHMANDU, now
from servicekit.http.language import Locale
from vendor.profiles import completeness, queries, steps
from vendor.profiles.models import Seller, is_verified, statutory_now
from vendor.profiles.schemas import OwnProfile, Profile, Step, Supplier
from vendor.profiles.transitions import SELLER, own_transitions
from vendor.reviews.schemas import ReviewSummary

Columns = Mapping[str, Any]


def supplier(columns: Columns) -> Supplier:
    return Supplier.model_validate(
        {
            **columns,
            "is_seller_verified": has_badge(columns),
            "closed_until": closed_until(columns, now()),
        }
    )


def profile(
    columns: Columns, categories: Sequence[Any], reviews: ReviewSummary | None
) -> Profile:
    fields = {**_profile_fields(columns, categories), "reviews": reviews}
    return Profile.model_validate(fields)


def own_profile(
    columns: Columns, categories: Sequence[Any], locale: Locale
) -> OwnProfile:
    present = as_of_now(columns)
    return OwnProfile.model_validate(
        {
            **_profile_fields(columns, categories),
            "status_label": SELLER.label(columns["status"], "seller", locale),
            "allowed_statuses": own_transitions(columns["status"]),
            "next_step": steps.next_step(present),
            "checklist": steps.checklist(present),
            "completeness": completeness.of(present),
        }
    )


def own(session: Session, seller: Seller, locale: Locale) -> OwnProfile:
    """The answer of every call that changed the profile."""
    trades = queries.trades(session, seller.category_ids)
    return own_profile(seller.model_dump(), trades, locale)


def step(columns: Columns | None) -> Step:
    return Step.model_validate(dict(columns) if columns else {"step": 0})


def as_of_now(columns: Columns) -> dict[str, Any]:
    """With the changes that time alone has made since the row was written."""
    status = statutory_now(
        columns["statutory_detail_status"], columns["statutory_expires_at"]
    )
    return {**columns, "statutory_detail_status": status}


def _profile_fields(stored: Columns, categories: Sequence[Any]) -> dict[str, Any]:
    columns = as_of_now(stored)
    has_place = columns["lat"] is not None and columns["lng"] is not None
    verified = has_badge(columns)
    return {
        **columns,
        "country": "Nepal",
        "location": dict(columns) if has_place else None,
        "pan_number": columns["gstin"],  # `gstin` is the specification's word (D21)
        "categories": list(categories),
        "is_seller_verified": verified,
        "plan": "premium" if verified else columns["plan"],  # at launch (D22)
        "verification": _verification(columns),
        "closed_until": closed_until(columns, now()),
    }


def has_badge(columns: Columns) -> bool:
    return is_verified(
        columns["phone_verified_at"],
        as_of_now(columns)["statutory_detail_status"],
        columns["status"],
    )


def _verification(columns: Columns) -> list[dict[str, Any]]:
    is_approved = columns["statutory_detail_status"] == "approved"
    facts = {
        "phone": columns["phone_verified_at"],
        "statutory": columns["statutory_approved_at"] if is_approved else None,
    }
    return [{"what": what, "at": at} for what, at in facts.items() if at]


def closed_until(columns: Columns, moment: datetime) -> date | None:
    """The last day of a closure that holds today, in Kathmandu."""
    first, last = columns["closed_from"], columns["closed_to"]
    today = moment.astimezone(KATHMANDU).date()
    is_closed = first is not None and last is not None and first <= today <= last
    return last if is_closed else None
