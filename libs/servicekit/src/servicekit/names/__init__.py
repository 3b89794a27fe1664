"""Names that are displayed: which signs they may have, and when two look alike."""
