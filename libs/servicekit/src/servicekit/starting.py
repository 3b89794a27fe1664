"""Import this module first where a server starts: what it loads is no garbage.

Loading makes hundreds of thousands of objects that stay. Python looks through them
four hundred times for cycles, which is a ninth of a start, and finds next to none.
"""

import gc

# Of objects made and not yet gone. A list of 24 products makes more than the usual 700,
# and was looked through for cycles again and again: a tenth of what it costs.
_SELDOM = (5_000, 20, 50)
gc.set_threshold(500_000, *_SELDOM[1:])


def loaded() -> None:
    """From now on garbage is looked for, seldom, and never among what was loaded."""
    gc.freeze()
    gc.set_threshold(*_SELDOM)
