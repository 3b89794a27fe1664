"""The tables of an email: facts, and priced lines with their sums."""

import html
from collections.abc import Sequence

from engagement.notifications.offers import OfferTable

# Inline styles, as mail programs need them.
TABLE = (
    '<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;'
    'border-top:1px solid #E8E2D8">{}</table>'
)
ROW = (
    '<tr><th align="left" style="padding:8px 12px 8px 0;font-weight:400;color:#5F6482;'
    'border-bottom:1px solid #E8E2D8">{}</th><td align="right" style="padding:8px 0;'
    'font-weight:700;color:#14172B;border-bottom:1px solid #E8E2D8">{}</td></tr>'
)
LINE = (
    '<tr><td style="padding:8px 12px 8px 0;color:#14172B">{}<br><span style="'
    'font-size:13px;color:#5F6482">{}</span></td><td align="right" valign="top" '
    'style="padding:8px 0;font-weight:700;color:#14172B">{}</td></tr>'
)
TOTAL = (
    '<tr><th align="left" style="padding:10px 12px 10px 0;color:#14172B">{}</th>'
    '<td align="right" style="padding:10px 0;font-size:18px;font-weight:700;'
    'color:#14172B">{}</td></tr>'
)


def rows_html(rows: Sequence[tuple[str, str]]) -> str:
    return TABLE.format("".join(_cells(ROW, *row) for row in rows))


def offer_html(offer: OfferTable) -> str:
    lines = [_cells(LINE, each.name, each.detail, each.amount) for each in offer.lines]
    sums = [_cells(ROW, *row) for row in offer.sums[:-1]]
    return TABLE.format("".join([*lines, *sums, _cells(TOTAL, *offer.sums[-1])]))


def offer_plain(offer: OfferTable) -> str:
    lines = [
        f"{each.name}: {' = '.join(filter(None, (each.detail, each.amount)))}"
        for each in offer.lines
    ]
    return "\n".join([*lines, *(f"{name}: {value}" for name, value in offer.sums)])


def _cells(template: str, *values: str) -> str:
    return template.format(*map(html.escape, values))
