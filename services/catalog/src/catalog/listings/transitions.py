"""Who may move a product where, and how each status reads (D14)."""

from typing import Literal

from servicekit.http.statuses import Machine, Transition

Status = Literal[
    "draft", "in_review", "published", "unlisted", "rejected", "blocked", "archived"
]
SELLER, ADMIN, SYSTEM = ("seller",), ("admin",), ("system",)
OWNER_OR_SYSTEM, OWNER_OR_ADMIN = ("seller", "system"), ("seller", "admin")

MOVES: list[Transition] = [
    (None, "draft", SELLER),
    (None, "in_review", SELLER),
    (None, "published", SELLER),
    ("draft", "in_review", SELLER),
    ("draft", "published", SELLER),
    ("in_review", "published", ("admin", "system")),
    ("in_review", "rejected", ADMIN),
    ("rejected", "in_review", SELLER),
    ("rejected", "draft", SELLER),
    ("published", "unlisted", OWNER_OR_SYSTEM),
    ("unlisted", "published", OWNER_OR_SYSTEM),
    ("published", "in_review", SYSTEM),
    ("unlisted", "in_review", SYSTEM),
    ("published", "blocked", ADMIN),
    ("unlisted", "blocked", ADMIN),
    ("blocked", "in_review", SELLER),
    ("draft", "archived", OWNER_OR_ADMIN),
    ("published", "archived", OWNER_OR_ADMIN),
    ("unlisted", "archived", OWNER_OR_ADMIN),
    ("rejected", "archived", OWNER_OR_ADMIN),
    ("blocked", "archived", OWNER_OR_ADMIN),
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

PRODUCT = Machine(MOVES, LABELS)
