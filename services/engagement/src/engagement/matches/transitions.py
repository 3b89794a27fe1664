"""Who may move a seller's match where, and how each status reads."""

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

MOVES: list[Transition] = [
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

MATCH = Machine(MOVES, LABELS)
# What a seller says of a lead; quoting is the quote's own act (D15).
SAID = ("viewed", "shortlisted", "dismissed")
# A seller who has come to one of these has seen what is wanted.
LOOKED = (*SAID, "quoted")
UNANSWERED = [at for at, to, _ in MOVES if at and to == "missed"]


def allowed(status: str) -> list[str]:
    """What the seller may say now."""
    return [to for to in MATCH.allowed(status, "seller") if _is_said(status, to)]


def _is_said(status: str, to: str) -> bool:
    return to in SAID and status != "quoted"
