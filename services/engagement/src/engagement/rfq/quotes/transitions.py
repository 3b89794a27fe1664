"""State machine of a quote: allowed transitions by role, labels of each status."""

from enum import StrEnum

from servicekit.http.statuses import Machine, Transition


class QuoteStatus(StrEnum):
    DRAFT = "draft"
    SENT = "sent"
    COUNTERED = "countered"
    SUPERSEDED = "superseded"
    ACCEPTED = "accepted"
    REJECTED = "rejected"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    VOIDED = "voided"


BUYER, SELLER, SYSTEM = ("buyer",), ("seller",), ("system",)
REPLACED, REFUSED = ("seller", "system"), ("buyer", "system")

TRANSITIONS: list[Transition] = [
    (None, "draft", SELLER),
    (None, "sent", SELLER),
    ("draft", "sent", SELLER),
    ("draft", "withdrawn", SELLER),
    ("sent", "superseded", REPLACED),
    ("sent", "withdrawn", SELLER),
    ("sent", "countered", BUYER),
    ("sent", "accepted", BUYER),
    ("sent", "rejected", REFUSED),
    ("sent", "expired", SYSTEM),
    ("countered", "superseded", REPLACED),
    ("countered", "withdrawn", SELLER),
    ("countered", "rejected", REFUSED),
    ("countered", "expired", SYSTEM),
    ("countered", "sent", SELLER),
    ("accepted", "voided", REFUSED),
]

LABELS = {
    "draft": ("Draft", "मस्यौदा"),
    "sent": ("Sent", "पठाइएको"),
    "countered": ("Counter-offer", "प्रतिप्रस्ताव"),
    "superseded": ("Replaced", "नयाँले बदलिएको"),
    "accepted": ("Accepted", "स्वीकृत"),
    "rejected": ("Not chosen", "नछानिएको"),
    "withdrawn": ("Withdrawn", "फिर्ता लिइएको"),
    "expired": ("Expired", "म्याद सकिएको"),
    "voided": ("Voided", "बदर"),
}
BUYERS_LABELS = {
    "sent": ("Received", "प्राप्त"),
    "countered": ("You made a counter-offer", "तपाईंले प्रतिप्रस्ताव पठाउनुभयो"),
    "rejected": ("You declined it", "तपाईंले अस्वीकार गर्नुभयो"),
}

QUOTE = Machine(TRANSITIONS, LABELS, {"buyer": BUYERS_LABELS})
EXPIRABLE = [at for at, to, _ in TRANSITIONS if at and to == "expired"]
# A seller has at most one of these per requirement.
LIVE = ("draft", "sent", "countered", "accepted")
# Accepted once: the quote stays complete for both sides.
SIGNED = ("accepted", "voided")
# What takes one of the requirement's slots.
OCCUPIES_SLOT = ("sent", "countered", "accepted")

# Reasons of Haat for a rejection; others are the buyer's.
BY_HOUSE = (
    "another_quote_accepted",
    "awarded_elsewhere",
    "enquiry_closed",
    "requirement_cancelled",
    "requirement_rejected",
)
