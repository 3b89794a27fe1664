"""One requirement with its history, for its buyer and for the administrator."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel

from engagement.rfq.requirements.checks import forbidden_terms
from engagement.rfq.requirements.presenter import (
    RequirementOut,
    for_seller,
    serialize,
)
from engagement.rfq.requirements.transitions import REQUIREMENT, RequirementStatus
from servicekit.http.fields import Moment
from servicekit.http.language import Locale


class StatusHistoryEntry(BaseModel):
    id: UUID
    from_status: str | None
    to_status: RequirementStatus
    status_label: str
    role: str
    reason: str | None
    at: Moment


class RequirementDetail(RequirementOut):
    """`history`: the newest first; a seller is told none of it."""

    history: list[StatusHistoryEntry]


class ReviewedRequirement(RequirementDetail):
    """`next_id`: who else waits longest."""

    flagged_words: list[str]
    next_id: UUID | None


def detail(
    row: sa.RowMapping, changes: Sequence[sa.RowMapping], locale: Locale
) -> RequirementDetail:
    face = serialize(row, locale)
    return RequirementDetail(**dict(face), history=_history(changes, locale))


def lead_detail(row: sa.RowMapping, locale: Locale) -> RequirementDetail:
    return RequirementDetail(**dict(for_seller(row, locale)), history=[])


def serialize_for_review(
    row: sa.RowMapping,
    changes: Sequence[sa.RowMapping],
    next_id: UUID | None,
    locale: Locale,
) -> ReviewedRequirement:
    return ReviewedRequirement(
        **dict(serialize(row, locale, "admin")),
        history=_history(changes, locale),
        flagged_words=forbidden_terms(row["title"], row["description"], row["items"]),
        next_id=next_id,
    )


def _history(
    changes: Sequence[sa.RowMapping], locale: Locale
) -> list[StatusHistoryEntry]:
    return [
        StatusHistoryEntry(
            **change,
            status_label=REQUIREMENT.label(change["to_status"], "buyer", locale),
        )
        for change in changes
    ]
