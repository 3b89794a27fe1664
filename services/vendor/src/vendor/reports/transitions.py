"""The statuses of a report: what staff may decide about it, and their labels."""

from typing import Literal

from servicekit.http.statuses import Machine, Transition

Decision = Literal["open", "dismissed", "warned", "suspended"]
ADMIN = ("admin",)

TRANSITIONS: list[Transition] = [
    ("open", "dismissed", ADMIN),
    ("open", "warned", ADMIN),
    ("open", "suspended", ADMIN),
    ("dismissed", "open", ADMIN),
    ("warned", "open", ADMIN),
    ("suspended", "open", ADMIN),
    ("handled", "open", ADMIN),
]
LABELS = {
    "open": ("Open", "खुला"),
    "dismissed": ("Dismissed", "उजुरी खारेज"),
    "warned": ("Seller warned", "विक्रेतालाई चेतावनी"),
    "suspended": ("Company suspended", "कम्पनी निलम्बित"),
    # Before decisions were stored.
    "handled": ("Resolved", "समाधान भयो"),
}
# The seller reads the note of these.
NEEDS_NOTE = ("warned", "suspended")

REPORT = Machine(TRANSITIONS, LABELS)
