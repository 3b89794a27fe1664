"""An open lead in the list of all: as much as a company may see before it opens it."""

from datetime import date
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict

from engagement.rfq.matches.transitions import MATCH, MatchStatus
from engagement.rfq.requirements.models import item_ids
from engagement.rfq.requirements.presenter import category_of
from engagement.rfq.requirements.schemas import CategoryOut
from servicekit.http.fields import Moment
from servicekit.http.language import Locale


class OpenItem(BaseModel):
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    id: UUID
    name: str
    quantity: str
    unit_id: UUID | None = None
    unit: str | None = None


class OpenPlace(BaseModel):
    """Without the address, which is part of the contact."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    province_id: int | None = None
    district_id: int | None = None
    municipality_id: int | None = None


class OpenLead(BaseModel):
    """`status` is the lead's, null before the company opened it. Without the
    description, files, prices and contact: these come with opening it."""

    id: UUID
    status: MatchStatus | None
    status_label: str | None
    title: str
    category: CategoryOut | None
    items: list[OpenItem]
    delivery: OpenPlace | None
    needed_by: date | None
    is_private: bool
    max_quotes: int
    seats_left: int
    opened_at: Moment | None
    expires_at: Moment


_AS_STORED = ("id", "title", "needed_by", "max_quotes", "opened_at", "expires_at")


def serialize(row: sa.RowMapping, locale: Locale) -> OpenLead:
    status = row["match_status"]
    return OpenLead(
        **{name: row[name] for name in _AS_STORED},
        status=status,
        status_label=MATCH.label(status, "seller", locale) if status else None,
        category=category_of(row),
        items=_items(row),
        delivery=OpenPlace(**row["delivery"]) if row["delivery"] else None,
        is_private=bool(row["seller_ids"]),
        seats_left=max(0, row["max_quotes"] - row["quotes_count"]),
    )


def _items(row: sa.RowMapping) -> list[OpenItem]:
    ids = item_ids(row["id"], len(row["items"]))
    lines = zip(ids, row["items"], strict=True)
    return [OpenItem(**{**item, "id": id_}) for id_, item in lines]
