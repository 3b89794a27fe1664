"""Reasons why a product is reported, rejected or blocked, and their labels."""

from typing import Literal

from servicekit.http.language import Locale

ReasonCode = Literal[
    "prohibited",
    "misleading",
    "wrong_category",
    "copied_pictures",
    "price_wrong",
    "duplicate",
    "other",
]
ReportReason = Literal[
    "prohibited", "misleading", "counterfeit", "wrong_price", "copied", "other"
]
LABELS: dict[str, tuple[str, str]] = {
    "prohibited": ("Prohibited goods", "निषेधित सामान"),
    "misleading": ("Misleading description", "भ्रामक विवरण"),
    "wrong_category": ("Wrong category", "गलत वर्ग"),
    "copied_pictures": ("Copied pictures", "अरूका तस्बिर"),
    "price_wrong": ("Wrong price", "गलत मूल्य"),
    "duplicate": ("Listed twice", "दोहोरिएको सामान"),
    "other": ("Another reason", "अन्य कारण"),
    "counterfeit": ("Counterfeit", "नक्कली सामान"),
    "wrong_price": ("Wrong price", "गलत मूल्य"),
    "copied": ("Copied from another seller", "अर्को विक्रेताबाट सारिएको"),
    # By the system: too many products for the tier, several reports.
    "free_tier": ("More than the Free Tier holds", "निःशुल्क तहको सीमाभन्दा बढी"),
    "flagged_words": (
        "Words of forbidden goods: our team looks at it first",
        "निषेधित सामानका शब्द: पहिले हाम्रो टोलीले हेर्छ",
    ),
    "new_firm": (
        "The first product of a new company: our team looks at it first",
        "नयाँ कम्पनीको पहिलो सामान: पहिले हाम्रो टोलीले हेर्छ",
    ),
    "reported": ("Reported several times", "पटक-पटक उजुरी परेको"),
}


def label(code: str | None, locale: Locale) -> str | None:
    return LABELS[code][1 if locale == "ne" else 0] if code else None
