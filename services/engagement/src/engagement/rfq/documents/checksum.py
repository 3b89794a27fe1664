"""The checksum of a quote's version, printed on its document."""

import hashlib

from engagement.rfq.quotes.presenter import QuoteOut

# What was offered; nothing that one side alone sees, and no status.
OFFERED = {
    "root_id",
    "version",
    "items",
    "tax_mode",
    "freight",
    "part_freight",
    "is_all_or_none",
    "payment",
    "delivery_days",
    "valid_until",
    "note",
}
LENGTH = 16


def checksum(quote: QuoteOut) -> str:
    """The first 64 bits of SHA-256, in hex: the same for both sides and languages."""
    offered = quote.model_dump_json(include=OFFERED)
    return hashlib.sha256(offered.encode()).hexdigest()[:LENGTH]
