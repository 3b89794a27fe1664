"""Who may change a company's status, and the labels of the statuses."""

from servicekit.http.statuses import Machine, Transition

EITHER, ADMIN = ("seller", "admin"), ("admin",)

# The last two add to the product's table: only an administrator reopens (ADR 13).
TRANSITIONS: list[Transition] = [
    ("onboarding", "active", ("seller",)),
    ("active", "suspended", ADMIN),
    ("suspended", "active", ADMIN),
    ("suspended", "closed", ADMIN),
    ("active", "closed", EITHER),
    ("onboarding", "closed", EITHER),
    ("closed", "active", ADMIN),
    ("closed", "onboarding", ADMIN),
]
LABELS = {
    "onboarding": ("Setting up", "विवरण भर्दै"),
    "active": ("Active", "सक्रिय"),
    "suspended": ("Suspended", "निलम्बित"),
    "closed": ("Closed", "बन्द"),
}

SELLER = Machine(TRANSITIONS, LABELS)


def own_transitions(status: str) -> list[str]:
    """What the owner may request; the last step of onboarding makes it active."""
    return [to for to in SELLER.allowed(status, "seller") if to != "active"]
