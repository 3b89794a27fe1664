"""State machine of an enquiry: allowed transitions by role, labels of each status."""

from enum import StrEnum

from servicekit.http.statuses import Machine, Transition


class EnquiryStatus(StrEnum):
    NEW = "new"
    SEEN = "seen"
    REPLIED = "replied"
    INFO_REQUESTED = "info_requested"
    QUOTED = "quoted"
    WON = "won"
    LOST = "lost"
    DECLINED = "declined"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    SPAM = "spam"


BUYER, SELLER, SYSTEM = ("buyer",), ("seller",), ("system",)
EITHER, REVIEW = ("seller", "buyer"), ("seller", "admin")

TRANSITIONS: list[Transition] = [
    (None, "new", ("buyer", "guest")),
    ("new", "seen", SELLER),
    ("new", "replied", SELLER),
    ("seen", "replied", SELLER),
    ("new", "info_requested", SELLER),
    ("seen", "info_requested", SELLER),
    ("replied", "info_requested", SELLER),
    ("info_requested", "replied", EITHER),
    ("new", "quoted", SELLER),
    ("seen", "quoted", SELLER),
    ("replied", "quoted", SELLER),
    ("info_requested", "quoted", SELLER),
    ("quoted", "replied", EITHER),
    ("quoted", "won", EITHER),
    ("replied", "won", SELLER),
    ("replied", "lost", EITHER),
    ("quoted", "lost", EITHER),
    ("new", "declined", SELLER),
    ("seen", "declined", SELLER),
    ("replied", "declined", SELLER),
    ("info_requested", "declined", SELLER),
    ("new", "cancelled", BUYER),
    ("seen", "cancelled", BUYER),
    ("replied", "cancelled", BUYER),
    ("info_requested", "cancelled", BUYER),
    ("quoted", "cancelled", BUYER),
    ("new", "expired", SYSTEM),
    ("seen", "expired", SYSTEM),
    ("replied", "expired", SYSTEM),
    ("info_requested", "expired", SYSTEM),
    ("quoted", "expired", SYSTEM),
    ("new", "spam", REVIEW),
    ("seen", "spam", REVIEW),
    ("spam", "seen", REVIEW),
    # What was agreed is revoked: another quote may follow.
    ("won", "replied", SYSTEM),
    ("declined", "replied", SELLER),
    ("lost", "replied", EITHER),
    ("expired", "replied", EITHER),
]

LABELS = {
    "new": ("New", "नयाँ"),
    "seen": ("Seen", "हेरिएको"),
    "replied": ("Replied", "जवाफ दिइएको"),
    "info_requested": ("Details requested", "थप विवरण मागिएको"),
    "quoted": ("Quoted", "मूल्य प्रस्ताव पठाइएको"),
    "won": ("Won", "सफल"),
    "lost": ("Lost", "असफल"),
    "declined": ("Declined", "अस्वीकृत"),
    "cancelled": ("Cancelled", "रद्द"),
    "expired": ("Expired", "म्याद सकिएको"),
    "spam": ("Spam", "स्प्याम"),
}
BUYERS_LABELS = {
    "new": ("Sent", "पठाइएको"),
    "info_requested": ("Needs your answer", "तपाईंको जवाफ चाहिएको"),
    "spam": ("Closed", "बन्द"),
    "won": ("Agreed", "सहमति भएको"),
    "lost": ("Not agreed", "सहमति नभएको"),
}

ENQUIRY = Machine(TRANSITIONS, LABELS, {"buyer": BUYERS_LABELS})
EXPIRABLE = [at for at, to, _ in TRANSITIONS if at and to == "expired"]
# What counts as the seller's answer for the response rate (loops, first loop).
ANSWERS = {"replied", "info_requested", "quoted", "declined", "spam"}
