"""Numbers as people type them. One grammar: `libs/contracts/vectors/numbers.json` has
its examples, and `libs/web-platform/src/format/numbers.ts` reads the same."""

import re
from decimal import Decimal

_DIGITS = str.maketrans("०१२३४५६७८९−\u00a0\u202f", "0123456789-  ")
_LOOK_ALIKE = str.maketrans("OoQDlI|SsBZz", "000011155822")
_INDIAN = r"[1-9][0-9]?(?:{0}[0-9]{{2}})*{0}[0-9]{{3}}"
_WESTERN = r"[1-9][0-9]{{0,2}}(?:{0}[0-9]{{3}})+"
_INTEGER = "|".join(
    [r"[0-9]+", *(form.format(sign) for sign in ", " for form in (_INDIAN, _WESTERN))]
)
_NUMBER = re.compile(rf"(?:{_INTEGER})(?:\.[0-9]+)?")
_COMMA_DECIMAL = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3})*,[0-9]{1,2}|0,[0-9]+")
_OPEN_END = re.compile(r"([0-9]*)\.([0-9]*)")
_AMONG_TEXT = re.compile(r"(?:[^\s0-9.,]+\s+)?([0-9][0-9.,]*)(?:\s*[^\s0-9.,]+\.?)?")
_OTHER_CURRENCY = re.compile(r"[A-Z]{3}|[$€£¥]")


class UnreadableNumber(ValueError):
    """`suggestion` is what was probably meant, in plain digits; never used unasked."""

    def __init__(self, suggestion: str | None) -> None:
        super().__init__(suggestion)
        self.suggestion = suggestion


def read_number(text: str, *, is_signed: bool = False) -> Decimal:
    """`1,50,000.50`, `150,000`, `१,५०,०००`; raises UnreadableNumber for `12,50`."""
    typed = text.translate(_DIGITS).strip()
    sign = typed[:1] if is_signed and typed[:1] in ("-", "+") else ""
    plain = typed[len(sign) :]
    if not _NUMBER.fullmatch(plain):
        raise UnreadableNumber(_suggestion(typed))
    return Decimal(sign + _bare(plain))


def suggestion_of(text: str) -> str | None:
    """What was probably meant by what cannot be read."""
    return _suggestion(text.translate(_DIGITS).strip())


def _bare(number: str) -> str:
    return number.replace(",", "").replace(" ", "")


def _suggestion(typed: str) -> str | None:
    if _COMMA_DECIMAL.fullmatch(typed):
        return typed.replace(".", "").replace(",", ".")
    alike = typed.translate(_LOOK_ALIKE) if typed[:1].isdecimal() else ""
    if _NUMBER.fullmatch(alike):
        return _bare(alike)
    end = _OPEN_END.fullmatch(typed)
    if end and any(end.groups()):
        return f"{end[1] or 0}" + (f".{end[2]}" if end[2] else "")
    return _only_number(typed)


def _only_number(typed: str) -> str | None:
    """The number with at most one word on each side; None with another currency."""
    match = _AMONG_TEXT.fullmatch(typed)
    if not match or _OTHER_CURRENCY.search(typed) or not _NUMBER.fullmatch(match[1]):
        return None
    return _bare(match[1])
