"""State machine of a case: allowed transitions by role, labels of each status."""

from enum import StrEnum

from servicekit.http.statuses import Labels, Machine, Transition


class CaseStatus(StrEnum):
    """`open` is labelled Sent."""

    OPEN = "open"
    WITH_SUPPLIER = "with_supplier"
    WITH_STAFF = "with_staff"
    ANSWERED = "answered"
    CLOSED = "closed"


WRITER, ADMIN = ("writer",), ("admin",)
EITHER, BY_TIME = (*WRITER, *ADMIN), (*WRITER, *ADMIN, "system")
TRANSITIONS: list[Transition] = [
    (None, "open", WRITER),
    # A tick under an article is counted; nobody waits for an answer to it.
    (None, "closed", WRITER),
    ("open", "with_supplier", ADMIN),
    ("open", "with_staff", ADMIN),
    ("open", "answered", ADMIN),
    ("open", "closed", EITHER),
    # The supplier has replied, or has not in time.
    ("with_supplier", "with_staff", ("seller", *ADMIN, "system")),
    ("with_supplier", "answered", ADMIN),
    ("with_supplier", "closed", EITHER),
    ("with_staff", "with_supplier", ADMIN),
    ("with_staff", "answered", ADMIN),
    ("with_staff", "closed", EITHER),
    # It does not solve it.
    ("answered", "with_staff", EITHER),
    ("answered", "with_supplier", ADMIN),
    ("answered", "closed", BY_TIME),
    ("closed", "with_staff", EITHER),
]
LABELS = {
    "open": ("Sent", "पठाइएको"),
    "with_supplier": ("With the supplier", "आपूर्तिकर्ताकहाँ"),
    "with_staff": ("With Haat", "हाटकहाँ"),
    "answered": ("Answered", "जवाफ दिइयो"),
    "closed": ("Closed", "बन्द"),
}
SEEN_BY: dict[str, Labels] = {
    "admin": {"open": ("New", "नयाँ")},
    "seller": {"with_supplier": ("Waiting for you", "तपाईंको जवाफ बाँकी")},
}
CASE = Machine(TRANSITIONS, LABELS, SEEN_BY)
# Haat owes an answer.
WAITING = ("open", "with_staff")
UNSOLVED = (*WAITING, "with_supplier")
