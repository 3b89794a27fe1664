"""Who may move a product where, and how each status reads (D14)."""

from collections.abc import Sequence

from servicekit.http.errors import Conflict
from servicekit.http.language import Locale

BIRTHS = ("draft", "published")

# from, to, by: the table of product/statemachines.json
MOVES: list[tuple[str | None, str, tuple[str, ...]]] = [
    (None, "draft", ("seller",)),
    (None, "in_review", ("seller",)),
    (None, "published", ("seller",)),
    ("draft", "in_review", ("seller",)),
    ("draft", "published", ("seller",)),
    ("in_review", "published", ("admin", "system")),
    ("in_review", "rejected", ("admin",)),
    ("rejected", "in_review", ("seller",)),
    ("rejected", "draft", ("seller",)),
    ("published", "unlisted", ("seller", "system")),
    ("unlisted", "published", ("seller", "system")),
    ("published", "in_review", ("system",)),
    ("published", "blocked", ("admin",)),
    ("unlisted", "blocked", ("admin",)),
    ("blocked", "in_review", ("seller",)),
    ("draft", "archived", ("seller", "admin")),
    ("published", "archived", ("seller", "admin")),
    ("unlisted", "archived", ("seller", "admin")),
    ("rejected", "archived", ("seller", "admin")),
    ("blocked", "archived", ("seller", "admin")),
]
LABELS = {
    "draft": ("Draft", "मस्यौदा"),
    "in_review": ("In review", "समीक्षामा"),
    "published": ("Published", "प्रकाशित"),
    "unlisted": ("Unlisted", "सूचीबाट हटाइएको"),
    "rejected": ("Rejected", "अस्वीकृत"),
    "blocked": ("Blocked", "रोकिएको"),
    "archived": ("Archived", "सङ्ग्रहित"),
}


class MoveNotAllowed(Conflict):
    code, message = "status_not_allowed", "This status is not possible now."

    def __init__(self, status: str, allowed: Sequence[str]) -> None:
        super().__init__(
            errors={"status": [self.message]},
            data={"status": status, "allowed_statuses": list(allowed)},
        )


def allowed(status: str | None, role: str) -> list[str]:
    return [to for at, to, by in MOVES if at == status and role in by]


def check(status: str | None, to: str, role: str) -> None:
    """Raises MoveNotAllowed, which says what would be possible."""
    possible = allowed(status, role)
    if to not in possible:
        raise MoveNotAllowed(status or "new", possible)


def label(status: str, locale: Locale) -> str:
    return LABELS[status][1 if locale == "ne" else 0]
