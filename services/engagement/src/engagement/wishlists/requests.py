"""What a wishlist is sent as: enquiries to its sellers, or a requirement."""

from collections import Counter
from decimal import Decimal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.enquiries.submissions.limits import Sender
from engagement.enquiries.submissions.recipients import Addressee, send_to
from engagement.enquiries.submissions.schemas import (
    ContactForm,
    EnquiryDetails,
    EnquiryResult,
)
from engagement.enquiries.submissions.service import problems_with_details
from engagement.error_texts import SUPPLIER_GONE, WISHLIST_EMPTY
from engagement.replicas import queries as replicas
from engagement.rfq.requirements import service as requirements
from engagement.rfq.requirements.schemas import Item, NewRequirement
from engagement.wishlists import queries
from engagement.wishlists.schemas import (
    MAX_LINES,
    EnquiryRequest,
    RequirementRequest,
)
from engagement.wishlists.service import mine
from servicekit.advisory_lock import lock_keys
from servicekit.http.errors import Invalid
from servicekit.http.language import Locale
from servicekit.http.tokens import Caller

DETAILS = set(EnquiryDetails.model_fields)
MAX_ENQUIRY = 4_000
MAX_TITLE, MIN_TITLE = 120, 5
BELOW_MINIMUM: dict[Locale, str] = {
    "en": " (below the minimum order of {least})",
    "ne": " (न्यूनतम अर्डर {least} भन्दा कम)",
}


def send_enquiries(
    session: Session,
    form: EnquiryRequest,
    caller: Caller,
    network: str | None,
    locale: Locale,
) -> list[EnquiryResult]:
    """In the requested order; raises Invalid for what all sellers read.

    So it does for a seller of none of the products.
    """
    mine(session, caller.user_id, form.wishlist_id)
    lock_keys(session, f"asking:{caller.user_id}")
    sold: dict[str, list[sa.RowMapping]] = {}
    for row in queries.available(session, caller.user_id, form.wishlist_id):
        sold.setdefault(row["seller_slug"], []).append(row)
    chosen = list(dict.fromkeys(form.seller_slugs))
    sender = Sender(caller, network)
    problems = problems_with_details(form, sender)
    if not set(chosen) <= set(sold):
        problems["seller_slugs"] = [SUPPLIER_GONE]
    if problems:
        raise Invalid(errors=problems)
    return [_send_enquiry(session, form, sold[slug], sender, locale) for slug in chosen]


def _send_enquiry(
    session: Session,
    form: EnquiryRequest,
    rows: list[sa.RowMapping],
    sender: Sender,
    locale: Locale,
) -> EnquiryResult:
    row = rows[0]
    seller = Addressee(row["seller_slug"], row["company_name"], row["company_name_ne"])
    contact = _contact(form, rows, locale)
    return send_to(session, seller, contact, sender, locale)


def _contact(
    form: EnquiryRequest, rows: list[sa.RowMapping], locale: Locale
) -> ContactForm:
    only = rows[0] if len(rows) == 1 else None
    return ContactForm(
        name=form.name,
        phone_number=form.phone_number,
        email=form.email,
        requirements=_with_lines(form.requirements, rows, locale),
        category_id=rows[0]["category_id"],
        product_id=only["product_id"] if only else None,
        quantity=only["quantity"] if only else None,
        unit=_unit(only) if only else None,
        **form.model_dump(include=DETAILS),
        source="product",
    )


def _with_lines(message: str, rows: list[sa.RowMapping], locale: Locale) -> str:
    """As many lines as fit into an enquiry, and how many there are more."""
    text = f"{message}\n"
    for number, row in enumerate(rows):
        longer, rest = f"{text}\n- {_line(row, locale)}", len(rows) - number
        if len(longer) > MAX_ENQUIRY - len("\n… +200"):
            return f"{text}\n… +{rest}"
        text = longer
    return text


def _line(row: sa.RowMapping, locale: Locale) -> str:
    amount = row["quantity"]
    wanted = f": {_plain(amount)} {_unit(row) or ''}".rstrip() if amount else ""
    note = f" ({row['note']})" if row["note"] else ""
    return f"{_name(row, locale)}{wanted}{_minimum(row, locale)}{note}"


def _minimum(row: sa.RowMapping, locale: Locale) -> str:
    """For both sides, where the quantity is below it; refuses nothing."""
    amount, moq = row["quantity"], row["moq"]
    if amount is None or moq is None or amount >= moq:
        return ""
    return BELOW_MINIMUM[locale].format(least=f"{moq} {_unit(row) or ''}".rstrip())


def draft(
    session: Session, form: RequirementRequest, caller: Caller, locale: Locale
) -> UUID:
    """Raises NotFound, Invalid when nothing is left to buy, EmailUnverified."""
    wishlist = mine(session, caller.user_id, form.wishlist_id)
    rows = queries.available(session, caller.user_id, form.wishlist_id)
    if form.product_ids is not None:
        rows = [row for row in rows if row["product_id"] in form.product_ids]
    if not rows:
        raise Invalid(errors={"product_ids": [WISHLIST_EMPTY]})
    lines = rows[:MAX_LINES]
    title = wishlist.name
    if len(title) < MIN_TITLE:
        title = f"{title}: {_name(lines[0], locale)}"
    wanted = NewRequirement(
        title=title[:MAX_TITLE].ljust(MIN_TITLE, "."),
        category_id=_category(session, lines),
        items=[_item(row, locale) for row in lines],
        status="draft",
    )
    return requirements.post(session, wanted, caller).id


def _category(session: Session, rows: queries.Rows) -> UUID | None:
    """The most frequent category that accepts requirements."""
    for category_id, _ in Counter(row["category_id"] for row in rows).most_common():
        if replicas.problem_with(session, category_id) is None:
            return UUID(str(category_id))
    return None


def _item(row: sa.RowMapping, locale: Locale) -> Item:
    note = row["note"]
    return Item(
        name=_name(row, locale)[:255],
        product_id=row["product_id"],
        quantity=row["quantity"] or Decimal(1),
        unit=_unit(row),
        spec=note[:255] if note else None,
    )


def _name(row: sa.RowMapping, locale: Locale) -> str:
    return str((locale == "ne" and row["name_ne"]) or row["name"])


def _unit(row: sa.RowMapping) -> str | None:
    return row["unit"][:40] if row["unit"] else None


def _plain(quantity: Decimal) -> str:
    return f"{quantity.normalize():f}"
