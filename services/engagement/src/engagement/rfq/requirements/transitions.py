"""State machine of a requirement: allowed transitions by role, labels of each
status."""

from enum import StrEnum

from servicekit.http.statuses import Machine, Transition


class RequirementStatus(StrEnum):
    DRAFT = "draft"
    IN_REVIEW = "in_review"
    OPEN = "open"
    CLOSED = "closed"
    AWARDED = "awarded"
    FULFILLED = "fulfilled"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    REJECTED = "rejected"


BUYER, SYSTEM, ADMIN = ("buyer",), ("system",), ("admin",)
EITHER = ("buyer", "system")

TRANSITIONS: list[Transition] = [
    (None, "draft", BUYER),
    (None, "in_review", BUYER),
    (None, "open", BUYER),
    ("draft", "in_review", BUYER),
    ("draft", "open", BUYER),
    ("draft", "cancelled", BUYER),
    ("in_review", "open", ("admin", "system")),
    ("in_review", "rejected", ADMIN),
    ("rejected", "in_review", BUYER),
    ("in_review", "cancelled", BUYER),
    ("open", "closed", EITHER),
    ("open", "expired", SYSTEM),
    ("open", "awarded", EITHER),
    ("open", "cancelled", BUYER),
    ("open", "rejected", ADMIN),
    ("closed", "open", EITHER),
    ("closed", "awarded", EITHER),
    ("closed", "cancelled", BUYER),
    ("closed", "expired", SYSTEM),
    ("expired", "open", BUYER),
    ("expired", "awarded", BUYER),
    ("expired", "cancelled", BUYER),
    ("awarded", "fulfilled", EITHER),
    ("awarded", "open", EITHER),
    ("awarded", "cancelled", BUYER),
]

LABELS = {
    "draft": ("Draft", "मस्यौदा"),
    "in_review": ("In review", "समीक्षामा"),
    "open": ("Open", "खुला"),
    "closed": ("Closed", "बन्द"),
    "awarded": ("Awarded", "प्रस्ताव स्वीकृत"),
    "fulfilled": ("Fulfilled", "पूरा भएको"),
    "cancelled": ("Cancelled", "रद्द"),
    "expired": ("Expired", "म्याद सकिएको"),
    "rejected": ("Rejected", "अस्वीकृत"),
}

REQUIREMENT = Machine(TRANSITIONS, LABELS)
EXPIRABLE = [at for at, to, _ in TRANSITIONS if at and to == "expired"]
