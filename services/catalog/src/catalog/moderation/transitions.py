"""The statuses of a report: what staff may decide about it, and their labels."""

from typing import Literal

from servicekit.http.statuses import Machine, Transition

Decision = Literal["open", "dismissed", "warned", "hidden"]
ADMIN = ("admin",)

TRANSITIONS: list[Transition] = [
    ("open", "dismissed", ADMIN),
    ("open", "warned", ADMIN),
    ("open", "hidden", ADMIN),
    ("dismissed", "open", ADMIN),
    ("warned", "open", ADMIN),
    ("hidden", "open", ADMIN),
    ("closed", "open", ADMIN),
]
LABELS = {
    "open": ("Open", "खुला"),
    "dismissed": ("Dismissed", "उजुरी खारेज"),
    "warned": ("Seller warned", "विक्रेतालाई चेतावनी"),
    "hidden": ("Product hidden", "उत्पादन लुकाइयो"),
    # Before decisions were stored.
    "closed": ("Resolved", "समाधान भयो"),
}
# The seller reads the note of these.
NEEDS_NOTE = ("warned", "hidden")

REPORT = Machine(TRANSITIONS, LABELS)
