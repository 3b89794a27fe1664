"""State machine of a review: transitions by role, labels."""

from enum import StrEnum

from servicekit.http.statuses import Machine, Transition


class ReviewStatus(StrEnum):
    PENDING = "pending"
    PUBLISHED = "published"
    REPLIED = "replied"
    HIDDEN = "hidden"


BUYER, SELLER, ADMIN, SYSTEM = ("buyer",), ("seller",), ("admin",), ("system",)

# The reply publishes a review before its time; afterwards there is still one reply.
TRANSITIONS: list[Transition] = [
    (None, "pending", BUYER),
    ("pending", "replied", SELLER),
    ("pending", "published", SYSTEM),
    ("pending", "hidden", ADMIN),
    ("published", "replied", SELLER),
    ("published", "hidden", ADMIN),
    ("replied", "hidden", ADMIN),
    # Restored to what it was.
    ("hidden", "pending", ADMIN),
    ("hidden", "published", ADMIN),
    ("hidden", "replied", ADMIN),
]

LABELS = {
    "pending": ("Not published yet", "प्रकाशित हुन बाँकी"),
    "published": ("Published", "प्रकाशित"),
    "replied": ("Published with a reply", "जवाफसहित प्रकाशित"),
    "hidden": ("Hidden", "लुकाइएको"),
}

REVIEW = Machine(TRANSITIONS, LABELS)
PUBLIC = ("published", "replied")
