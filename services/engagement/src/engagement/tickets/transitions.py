"""Where the helpdesk may move what people wrote to it, and how each status reads."""

from enum import StrEnum

from servicekit.http.statuses import Machine, Transition


class TicketStatus(StrEnum):
    OPEN = "open"
    ANSWERED = "answered"
    CLOSED = "closed"


ADMIN = ("admin",)
MOVES: list[Transition] = [
    (None, "open", ("user", "guest")),
    # A tick under an article is counted; nobody waits for an answer to it.
    (None, "closed", ("user", "guest")),
    ("open", "answered", ADMIN),
    ("open", "closed", ADMIN),
    ("answered", "closed", ADMIN),
    ("answered", "open", ADMIN),
    ("closed", "open", ADMIN),
]
LABELS = {
    "open": ("Waiting for us", "हाम्रो जवाफको पर्खाइमा"),
    "answered": ("Answered", "जवाफ दिइयो"),
    "closed": ("Closed", "बन्द"),
}
TICKET = Machine(MOVES, LABELS)
