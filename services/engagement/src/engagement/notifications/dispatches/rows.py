"""The line and the table of an email: no fact stands in it twice."""

from string import Formatter

from engagement.notifications.facts import Facts, in_language, rows_of
from engagement.notifications.mail.text import Row
from engagement.notifications.schemas import texts, title_and_body
from servicekit.http.language import Locale

# The facts of `{details}`.
DETAILS = {"quantity", "place", "needed_by"}


def line_and_rows(kind: str, facts: Facts, locale: Locale) -> tuple[str, list[Row]]:
    """A line without words of its own gives way to the rows; else a row that says
    what title or line say goes."""
    title, body = texts()[kind][locale][:2]
    filled = in_language(facts, locale)
    rows = rows_of(facts, locale)
    names = _names(body)
    has_words = any(text.strip() for text, *_ in Formatter().parse(body))
    if has_words or not _values(names, filled) <= {value for _, value in rows}:
        _, line = title_and_body(kind, facts, locale)
        said = _values(_names(title) | names, filled)
    else:
        line, said = "", _values(_names(title), filled)
    return line, [(name, value) for name, value in rows if value not in said]


def _names(template: str) -> set[str]:
    names = {name for _, name, *_ in Formatter().parse(template) if name}
    return names | DETAILS if "details" in names else names


def _values(names: set[str], filled: Facts) -> set[str]:
    return {str(filled[name]) for name in names if filled.get(name)}
