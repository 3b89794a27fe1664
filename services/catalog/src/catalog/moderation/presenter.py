"""Serializes rows for administrators."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.attributes.labels import labelled
from catalog.listings.transitions import PRODUCT
from catalog.moderation import queries
from catalog.moderation.models import current
from catalog.moderation.reasons import label
from catalog.moderation.schemas import (
    Moderated,
    ModeratedDetail,
    ModeratedSeller,
    ReportedProduct,
    ReportOut,
    SellerProductEntry,
    StatusHistoryEntry,
)
from catalog.moderation.transitions import REPORT
from catalog.products import cards
from catalog.videos import presenter as videos
from servicekit.http.errors import NotFound
from servicekit.http.language import Locale
from servicekit.pictures.previews import Previews


def moderated(row: sa.RowMapping, locale: Locale, previews: Previews) -> Moderated:
    return Moderated.model_validate(_fields(row, locale, previews))


def detail(
    session: Session, product_id: UUID, locale: Locale, previews: Previews
) -> ModeratedDetail:
    """Raises NotFound."""
    session.flush()
    row = queries.detail(session, product_id)
    if row is None:
        raise NotFound
    reports = queries.reports_of(session, product_id)
    transitions = queries.history(session, product_id)
    attributes = queries.attributes_of(session, row["category_id"])
    return ModeratedDetail.model_validate(
        {
            **_fields(row, locale, previews),
            "attributes": list(labelled(attributes, row["specs"])),
            "images": [
                previews.url(each) for each in queries.pictures(session, product_id)
            ],
            "video": videos.preview(videos.of_row(row["video"]), previews),
            "reports": [report(dict(each), locale) for each in reports],
            "history": [_transition(each, locale) for each in transitions],
            "next_id": queries.next_waiting(session, product_id),
        }
    )


def _fields(row: sa.RowMapping, locale: Locale, previews: Previews) -> dict[str, Any]:
    """An operator sees the pictures of every product."""
    status = row["status"]
    seller = {
        **row,
        "id": row["seller_id"],
        "slug": row["seller_slug"],
        "status": row["seller_status"],
        "is_seller_verified": row["is_verified"],
    }
    return {
        **row,
        "image": previews.url(row["image"]),
        "category": cards.category(row),
        "unit": cards.unit(row),
        "seller": ModeratedSeller.model_validate(seller),
        "status_label": PRODUCT.label(status, "admin", locale),
        "allowed_statuses": PRODUCT.allowed(status, "admin"),
        "reason_label": label(row["reason_code"], locale),
    }


def reported(row: sa.RowMapping, locale: Locale, previews: Previews) -> ReportOut:
    """A report with its product, whose picture an operator sees."""
    return report({**row, "image": previews.url(row["image"])}, locale)


def report(row: Mapping[str, Any], locale: Locale) -> ReportOut:
    about = {**row, "id": row["product_id"], "status": row["product_status"]}
    product = ReportedProduct.model_validate(about)
    status = current(row["status"], row["decision"])
    return ReportOut.model_validate(
        {
            **row,
            "product": product,
            "reason_label": label(row["reason"], locale),
            "status": status,
            "status_label": REPORT.label(status, "admin", locale),
            "allowed_statuses": REPORT.allowed(status, "admin"),
            "history": [_decision(each, locale) for each in row["history"] or ()],
        }
    )


def _decision(entry: Mapping[str, Any], locale: Locale) -> dict[str, Any]:
    to_label = REPORT.label(entry["to_status"], "admin", locale)
    return {**entry, "to_label": to_label}


def seller_entry(row: sa.RowMapping, locale: Locale) -> SellerProductEntry:
    product = {name: row[name] for name in ("product_id", "slug", "name", "name_ne")}
    entry = _transition(row, locale).model_dump()
    return SellerProductEntry.model_validate({**entry, **product})


def _transition(row: sa.RowMapping, locale: Locale) -> StatusHistoryEntry:
    return StatusHistoryEntry.model_validate(
        {
            **row,
            "by": row["moved_by"],
            "at": row["moved_at"],
            "to_label": PRODUCT.label(row["to_status"], "admin", locale),
            "reason_label": label(row["reason_code"], locale),
        }
    )
