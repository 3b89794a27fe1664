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
    when = _counted("on_credit", credit_days) if credit_days else "on_delivery"
    if not advance_pct:
        return labels[when].format(days=days)
    return f"{advance}, {labels[f'rest_{when}'].format(days=days)}"


def delivery(days: int, locale: Locale, labels: Labels) -> str:
    return labels[_counted("days", days)].format(days=local(str(days), locale))


def _counted(key: str, days: int) -> str:
    return f"{key}_1" if days == 1 else key
