"""Terms of a deal as sentences of a document."""

from engagement.documents.labels import Labels
from engagement.documents.numerals import local
from servicekit.http.language import Locale


def payment(advance_pct: int, credit_days: int, locale: Locale, labels: Labels) -> str:
    """`30 % in advance, balance within 15 days of delivery`"""
    pct, days = (local(str(part), locale) for part in (advance_pct, credit_days))
    advance = labels["advance"].format(pct=pct)
    if advance_pct == 100:
        return advance
    is_on_credit = credit_days > 0
    if not advance_pct:
        return labels["on_credit" if is_on_credit else "on_delivery"].format(days=days)
    rest = labels["rest_on_credit" if is_on_credit else "rest_on_delivery"]
    return f"{advance}, {rest.format(days=days)}"


def delivery(days: int, locale: Locale, labels: Labels) -> str:
    return labels["days"].format(days=local(str(days), locale))
