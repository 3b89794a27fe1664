"""State machine of a match: allowed transitions by role, labels of each status."""

from enum import StrEnum

from servicekit.http.statuses import Machine, Transition


class MatchStatus(StrEnum):
    NOTIFIED = "notified"
    VIEWED = "viewed"
    SHORTLISTED = "shortlisted"
    DISMISSED = "dismissed"
    QUOTED = "quoted"
    WON = "won"
    LOST = "lost"
    MISSED = "missed"


SELLER, SYSTEM = ("seller",), ("system",)

TRANSITIONS: list[Transition] = [
    (None, "notified", SYSTEM),
    (None, "viewed", SELLER),
    ("notified", "viewed", SELLER),
    ("viewed", "shortlisted", SELLER),
    ("shortlisted", "viewed", SELLER),
    ("notified", "dismissed", SELLER),
    ("viewed", "dismissed", SELLER),
    ("shortlisted", "dismissed", SELLER),
    ("dismissed", "viewed", SELLER),
    ("notified", "quoted", SELLER),
    ("viewed", "quoted", SELLER),
    ("shortlisted", "quoted", SELLER),
    ("quoted", "viewed", ("seller", "system")),
    ("quoted", "won", SYSTEM),
    ("quoted", "lost", SYSTEM),
    ("lost", "quoted", SYSTEM),
    ("won", "lost", SYSTEM),
    ("notified", "missed", SYSTEM),
    ("viewed", "missed", SYSTEM),
    ("shortlisted", "missed", SYSTEM),
    ("missed", "viewed", SYSTEM),
]

LABELS = {
    "notified": ("New lead", "नयाँ अवसर"),
    "viewed": ("Viewed", "हेरिएको"),
    "shortlisted": ("Shortlisted", "छानिएको"),
    "dismissed": ("Passed", "छोडिएको"),
    "quoted": ("Quoted", "मूल्य प्रस्ताव पठाइएको"),
    "won": ("Won", "सफल"),
    "lost": ("Lost", "असफल"),
    "missed": ("Missed", "छुटेको"),
}

MATCH = Machine(TRANSITIONS, LABELS)
# The statuses that a seller sets; `quoted` follows from a quote (D15).
SET_BY_SELLER = ("viewed", "shortlisted", "dismissed")
# A seller with one of these statuses has opened the lead.
LOOKED = (*SET_BY_SELLER, "quoted")
UNANSWERED = [at for at, to, _ in TRANSITIONS if at and to == "missed"]


def allowed(status: str) -> list[str]:
    """The statuses that the seller may set now."""
    return [
        to for to in MATCH.allowed(status, "seller") if _is_set_by_seller(status, to)
    ]


def _is_set_by_seller(status: str, to: str) -> bool:
    return to in SET_BY_SELLER and status != "quoted"
