"""Which requirements: of some days, open without a quote, or with quotes to compare."""

from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import Depends

from engagement import date_ranges
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.quotes.transitions import OCCUPIES_SLOT
from engagement.rfq.requirements.models import table

Sort = Literal["newest", "ending"]
_is_quoted = (
    sa.exists()
    .where(quotes.c.requirement_id == table.c.id, quotes.c.status.in_(OCCUPIES_SLOT))
    .correlate(table)
)
_is_unquoted = sa.and_(
    table.c.status == "open", table.c.expires_at > sa.bindparam("now"), ~_is_quoted
)
_is_comparable = (
    sa.exists()
    .where(
        quotes.c.requirement_id == table.c.id,
        quotes.c.status == "sent",
        quotes.c.expires_at > sa.bindparam("now"),
    )
    .correlate(table)
)
_quoted = date_ranges.optional("quoted", sa.Boolean)
_unquoted = date_ranges.optional("unquoted", sa.Boolean)
FIGURE_CONDITIONS = sa.and_(
    date_ranges.within(table.c.created_at),
    sa.or_(_unquoted.is_not(sa.true()), _is_unquoted),
    sa.or_(_quoted.is_not(sa.true()), _is_comparable),
)


async def figure_filters(
    span: date_ranges.RequestedSpan, unquoted: bool = False, quoted: bool = False
) -> dict[str, Any]:
    """`unquoted`: open, and nobody has offered; `quoted`: a quote waits for the
    buyer's decision; both for the buyer's own."""
    return {**span.binds, "unquoted": unquoted, "quoted": quoted}


FigureFilters = Annotated[dict[str, Any], Depends(figure_filters)]
