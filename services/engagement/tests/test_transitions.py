"""The tables in the code are the tables of the product, to the last row."""

import json
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

import pytest

from engagement.enquiries.transitions import ENQUIRY, EnquiryStatus
from engagement.enquiries.transitions import LABELS as ENQUIRY_LABELS
from engagement.order_reviews.transitions import LABELS as REVIEW_LABELS
from engagement.order_reviews.transitions import REVIEW, ReviewStatus
from engagement.orders.transitions import LABELS as ORDER_LABELS
from engagement.orders.transitions import (
    ORDER,
    PAYMENT,
    PAYMENT_LABELS,
    OrderStatus,
    PaymentStatus,
)
from engagement.rfq.matches.transitions import LABELS as MATCH_LABELS
from engagement.rfq.matches.transitions import MATCH, MatchStatus
from engagement.rfq.quotes.transitions import LABELS as QUOTE_LABELS
from engagement.rfq.quotes.transitions import QUOTE, QuoteStatus
from engagement.rfq.requirements.transitions import LABELS as REQUIREMENT_LABELS
from engagement.rfq.requirements.transitions import REQUIREMENT, RequirementStatus
from engagement.support.cases.transitions import CASE, CaseStatus
from engagement.support.cases.transitions import LABELS as CASE_LABELS
from servicekit.http.statuses import Labels, Machine, TransitionNotAllowed

TABLES = json.loads(
    (Path(__file__).parent / "data" / "statemachines.json").read_text("utf-8")
)
ROLES = ("guest", "buyer", "seller", "admin", "system", "author", "partner", "writer")
NOUNS: Mapping[str, tuple[Machine, type[StrEnum], Labels]] = {
    "enquiry": (ENQUIRY, EnquiryStatus, ENQUIRY_LABELS),
    "requirement": (REQUIREMENT, RequirementStatus, REQUIREMENT_LABELS),
    "match": (MATCH, MatchStatus, MATCH_LABELS),
    "quote": (QUOTE, QuoteStatus, QUOTE_LABELS),
    "order": (ORDER, OrderStatus, ORDER_LABELS),
    "payment": (PAYMENT, PaymentStatus, PAYMENT_LABELS),
    "review": (REVIEW, ReviewStatus, REVIEW_LABELS),
    "case": (CASE, CaseStatus, CASE_LABELS),
}
every_noun = pytest.mark.parametrize("noun", NOUNS)


@every_noun
def test_the_table_is_complete(noun: str) -> None:
    specified = {(row["from"], row["to"], frozenset(row["by"])) for row in TABLES[noun]}

    machine, _, _ = NOUNS[noun]
    assert {(at, to, frozenset(by)) for at, to, by in machine.transitions} == specified


@every_noun
def test_every_other_transition_is_refused(noun: str) -> None:
    machine, statuses, _ = NOUNS[noun]
    cells = {(a, b, r) for a in [None, *statuses] for b in statuses for r in ROLES}
    table = {
        (row["from"], row["to"], role) for row in TABLES[noun] for role in row["by"]
    }
    assert table <= cells

    for at, to, role in cells - table:
        with pytest.raises(TransitionNotAllowed):
            machine.check(at, to, role)
    for at, to, role in table:
        machine.check(at, to, role)


@every_noun
def test_every_status_has_labels_in_both_languages(noun: str) -> None:
    _, statuses, labels = NOUNS[noun]

    assert set(labels) == {status.value for status in statuses}
    assert all(english.isascii() for english, _ in labels.values())
    assert not any(nepali.isascii() for _, nepali in labels.values())
