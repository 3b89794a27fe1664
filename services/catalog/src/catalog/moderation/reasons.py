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
    "free_tier": ("Over the limit of the Free Tier", "निःशुल्क तहको सीमाभन्दा बढी"),
    "flagged_words": (
        "It mentions restricted goods: our team reviews it first",
        "निषेधित सामानका शब्द: पहिले हाम्रो टोलीले हेर्छ",
    ),
    "new_firm": (
        "First product of a new company: our team reviews it first",
        "नयाँ कम्पनीको पहिलो उत्पादन: पहिले हाम्रो टोलीले हेर्छ",
    ),
    "reported": ("Reported several times", "पटक-पटक उजुरी परेको"),
}


# A report that hides a product gives this reason; the others have the same name.
HIDING: dict[str, ReasonCode] = {
    "prohibited": "prohibited",
    "misleading": "misleading",
    "wrong_price": "price_wrong",
    "copied": "copied_pictures",
}


def hiding_reason(reported: str) -> ReasonCode:
    return HIDING.get(reported, "other")


def label(code: str | None, locale: Locale) -> str | None:
    return LABELS[code][1 if locale == "ne" else 0] if code else None
