"""Numbers and days as Nepal writes them: lakh and crore, Devanagari digits, two
calendars."""

from datetime import date
from decimal import Decimal

from nepali_datetime import date as NepaliDate

from servicekit.http.language import Locale

DIGITS = str.maketrans("0123456789", "०१२३४५६७८९")
# The tables of the calendar are promised up to here, and no further (D36).
LAST_YEAR = 2083
MONTHS = {
    "en": "January February March April May June July August September October"
    " November December",
    "ne": "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर",
}
BS_MONTHS = {
    "en": "Baisakh Jestha Asar Shrawan Bhadra Aswin Kartik Mangsir Poush Magh Falgun"
    " Chaitra",
    "ne": "वैशाख जेठ असार श्रावण भाद्र आश्विन कार्तिक मंसिर पौष माघ फाल्गुण चैत्र",
}
ERAS = {"en": ("BS", "AD"), "ne": ("वि.सं.", "ई.सं.")}


def local(text: str, locale: Locale) -> str:
    return text.translate(DIGITS) if locale == "ne" else text


def money(amount: Decimal, locale: Locale) -> str:
    """1,45,000.50"""
    integer, paisa = f"{amount:.2f}".split(".")
    return local(f"{_grouped(integer)}.{paisa}", locale)


def rupees(amount: Decimal, locale: Locale) -> str:
    """1,45,001, with paisa only where it has some: 1,45,000.50."""
    if amount != amount.to_integral_value():
        return money(amount, locale)
    return local(_grouped(f"{amount:.0f}"), locale)


def amount(of: Decimal, locale: Locale) -> str:
    """A quantity: no more decimals than it has."""
    integer, _, rest = f"{of.normalize():f}".partition(".")
    return local(_grouped(integer) + (f".{rest}" if rest else ""), locale)


def _grouped(integer: str) -> str:
    """The last three, then by twos."""
    head, tail = integer[:-3], integer[-3:]
    pairs = [head[max(0, end - 2) : end] for end in range(len(head), 0, -2)]
    return ",".join([*reversed(pairs), tail])


def day(of: date, locale: Locale) -> str:
    """`6 Mangsir 2083 BS (22 November 2026 AD)`; after the tables' end AD alone."""
    bs, ad = day_bs(of, locale), day_ad(of, locale)
    return f"{bs} ({ad})" if bs else ad


def day_ad(of: date, locale: Locale) -> str:
    month = MONTHS[locale].split()[of.month - 1]
    return local(_written(of.day, month, of.year, ERAS[locale][1]), locale)


def day_bs(of: date, locale: Locale) -> str:
    """Empty after the tables' end."""
    bs = NepaliDate.from_datetime_date(of)
    if bs.year > LAST_YEAR:
        return ""
    month = BS_MONTHS[locale].split()[bs.month - 1]
    return local(_written(bs.day, month, bs.year, ERAS[locale][0]), locale)


def _written(number: int, month: str, year: int, era: str) -> str:
    """In Nepali the era leads and the day ends."""
    if era in ERAS["ne"]:
        return f"{era} {year} {month} {number}"
    return f"{number} {month} {year} {era}"
