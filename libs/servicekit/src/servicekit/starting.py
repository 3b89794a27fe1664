"""Tunes garbage collection. Import this module first where a server starts.

Imports create hundreds of thousands of permanent objects. Python would scan them for
cycles four hundred times, a ninth of the start time, and find almost none.
"""

import gc

# Thresholds of living objects. A list of 24 products creates more than the default 700,
# so the default scanned for cycles again and again: a tenth of the cost of a list.
_SELDOM = (5_000, 20, 50)
gc.set_threshold(500_000, *_SELDOM[1:])


def loaded() -> None:
    """Excludes imported objects from collection, and makes collection rare."""
    gc.freeze()
    gc.set_threshold(*_SELDOM)
