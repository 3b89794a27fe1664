"""From a row of `sellers` to the response for an administrator."""

from collections.abc import Mapping
from typing import Any

from sqlmodel import Session

from servicekit.http.language import Locale
from vendor.history import queries as history
from vendor.history.schemas import history_entry
from vendor.profiles.models import Seller
from vendor.profiles.presenter import as_of_now, has_badge
from vendor.profiles.transitions import SELLER
from vendor.sellers import queries
from vendor.sellers.schemas import SellerListed, SellerSeen
from vendor.statutory import queries as statutory
from vendor.verifications import contradictions
from vendor.verifications.presenter import reviewed

REGISTERED = ("pan_number", "registered_name", "registration_number")


def listed(row: Mapping[str, Any], locale: Locale) -> SellerListed:
    return SellerListed.model_validate(_facts(row, locale))


def seen(session: Session, seller: Seller, locale: Locale) -> SellerSeen:
    session.flush()
    rows = history.of_seller(session, seller.id)
    record = statutory.of_seller(session, seller.id)
    documents = statutory.documents_of(session, record.id if record else None)
    return SellerSeen.model_validate(
        {
            **_facts(seller.model_dump(), locale),
            **queries.related(session, seller.id),
            **{name: getattr(record, name, None) for name in REGISTERED},
            **reviewed(session, documents),
            "name_differs": contradictions.name_differs(seller, record),
            "linked": contradictions.linked(session, seller.id),
            "history": [history_entry(row, locale) for row in rows],
        }
    )


def _facts(row: Mapping[str, Any], locale: Locale) -> dict[str, Any]:
    return {
        **as_of_now(row),
        "is_seller_verified": has_badge(row),
        "status_label": SELLER.label(row["status"], "admin", locale),
        "allowed_statuses": SELLER.allowed(row["status"], "admin"),
    }
