"""Who may change the status of statutory details; labels of statuses and reasons."""

from datetime import timedelta
from typing import Literal

from servicekit.http.language import Locale
from servicekit.http.statuses import Machine, Transition

ReasonCode = Literal[
    "document_unreadable",
    "document_mismatch",
    "pan_invalid",
    "name_mismatch",
    "document_expired",
    "duplicate_company",
    "other",
]
# How long an approval is valid.
VALIDITY = timedelta(days=365)
SELLER, ADMIN, SYSTEM = ("seller",), ("admin",), ("system",)

TRANSITIONS: list[Transition] = [
    ("not_submitted", "pending", SELLER),
    ("pending", "approved", ADMIN),
    ("pending", "rejected", ADMIN),
    ("rejected", "pending", SELLER),
    ("approved", "pending", SELLER),
    ("approved", "rejected", ADMIN),
    ("approved", "expired", SYSTEM),
    ("expired", "pending", SELLER),
    ("pending", "not_submitted", SELLER),
]
LABELS = {
    "not_submitted": ("Not submitted", "पेस नगरिएको"),
    "pending": ("In review", "समीक्षामा"),
    "approved": ("Approved", "स्वीकृत"),
    "rejected": ("Rejected", "अस्वीकृत"),
    "expired": ("Expired", "म्याद सकिएको"),
}
REASONS = {
    "document_unreadable": (
        "A document can’t be read",
        "कागजात पढ्न सकिएन",
    ),
    "document_mismatch": (
        "A document doesn’t match what was entered",
        "कागजात र भरिएको विवरण मिलेन",
    ),
    "pan_invalid": ("The PAN is not valid", "प्यान नम्बर मान्य छैन"),
    "name_mismatch": (
        "The registered name is different",
        "दर्ता भएको नाम मिलेन",
    ),
    "document_expired": ("A document has expired", "कागजातको म्याद सकिएको छ"),
    "duplicate_company": (
        "This company is already on Haat",
        "यो कम्पनी हाटमा पहिले नै छ",
    ),
    "other": ("Another reason", "अन्य कारण"),
}

STATUTORY = Machine(TRANSITIONS, LABELS)


def reason_label(code: str | None, locale: Locale) -> str | None:
    labels = REASONS.get(code or "")
    return labels[1 if locale == "ne" else 0] if labels else None
