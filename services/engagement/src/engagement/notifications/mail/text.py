"""Renders an email from texts.json, in both languages, as text and as HTML."""

import html
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engagement.notifications.mail import tables
from engagement.notifications.offers import OfferTable

# All that an email to an unproven address may hold besides our own text: a page of
# ours, a number we made, and what our helpdesk wrote. Any other name is a KeyError.
OURS = frozenset({"path", "reference", "reply"})
MAX_SUBJECT = 78
# Tables and inline styles, as mail programs need them.
Row = tuple[str, str]
LOGO = "/icon-192.png"
NOTE = '<p style="margin:12px 0 0;font-size:13px;color:#5F6482">{}</p>'
PARAGRAPH = '<p style="margin:0 0 12px">{}</p>'
QUOTE = (
    '<blockquote style="margin:16px 0;padding:12px 16px;background:#F4EEE4;'
    'border-left:4px solid #F5A623;color:#14172B;white-space:pre-line">{}</blockquote>'
)
# The picture, with the text beside it.
WITH_PICTURE = (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>'
    '<td width="96" valign="top" style="padding:0 16px 12px 0"><img src="{}" '
    'width="96" height="96" alt="" style="display:block;border:0;border-radius:12px;'
    'object-fit:cover"></td><td valign="middle">{}</td></tr></table>'
)


@dataclass(frozen=True)
class Content:
    """`quoted` is what somebody wrote, `more` a second link with its text.

    `notes` are about the button, below it.
    """

    lines: Sequence[str]
    notes: Sequence[str]
    quoted: str
    rows: Sequence[Row]
    more: tuple[str, str] | None
    offer: OfferTable | None


@dataclass(frozen=True)
class Extras:
    """Facts as a table, the path of a product's picture, and priced lines."""

    rows: Sequence[Row] = ()
    picture: str | None = None
    offer: OfferTable | None = None


@dataclass(frozen=True)
class Text:
    subject: str
    plain: str
    rich: str


NO_EXTRAS = Extras()


def compose(
    public_url: str,
    kind: str,
    locale: str,
    facts: Mapping[str, str],
    *,
    is_proven: bool,
    extras: Extras = NO_EXTRAS,
) -> Text:
    """Of what others chose, an unproven address gets nothing (decision record 52)."""
    texts = json.loads(_resource("texts.json"))[kind]
    if not is_proven:
        texts, extras = texts.get("unproven", texts), NO_EXTRAS
        facts = {name: value for name, value in facts.items() if name in OURS}
    template = texts[locale]
    filled = {
        name: template[name].format(**facts)
        for name in ("subject", "greeting", "action", "footer")
    }
    subject = _one_line(filled["subject"])
    heading = template.get("heading", template["subject"]).format(**facts)
    content = _content(public_url, template, facts, extras)
    page = {**filled, "subject": subject, "heading": _one_line(heading)}
    page["url"] = public_url + facts["path"]
    return Text(
        subject=_shortened(subject),
        plain=_plain(page, content),
        rich=_html(locale, public_url, page, content, extras.picture),
    )


def _content(
    public_url: str,
    template: Mapping[str, Any],
    facts: Mapping[str, str],
    extras: Extras,
) -> Content:
    lines = [line.format(**facts) for line in template["lines"]]
    rows = [
        (label, _one_line(value.format(**facts)))
        for label, value in template.get("rows", ())
    ]
    more_path = facts.get("more_path") if "more" in template else None
    return Content(
        lines=[line for line in lines if line.strip()],
        notes=template.get("notes", ()),
        quoted=facts.get("text") or facts.get("reply", ""),
        rows=[*rows, *extras.rows, *(extras.offer.terms if extras.offer else ())],
        more=(template["more"], public_url + more_path) if more_path else None,
        offer=extras.offer,
    )


@cache
def _resource(name: str) -> str:
    return files("engagement.notifications.mail").joinpath(name).read_text("utf-8")


def _one_line(text: str) -> str:
    """A line break in a header would start another header."""
    return " ".join(text.split())


def _shortened(subject: str) -> str:
    return subject if len(subject) <= MAX_SUBJECT else f"{subject[: MAX_SUBJECT - 1]}…"


def _plain(page: Mapping[str, str], content: Content) -> str:
    """The facts of the HTML, without its looks."""
    parts = [
        page["heading"],
        page["greeting"],
        "\n".join(content.lines),
        "\n".join(f"> {line}" for line in content.quoted.splitlines()),
        tables.offer_plain(content.offer) if content.offer else "",
        "\n".join(f"{name}: {value}" for name, value in content.rows),
        f"{page['action']}:\n{page['url']}",
        "\n".join(content.notes),
    ]
    body = "\n\n".join(part for part in parts if part)
    settings = "\n{}: {}".format(*content.more) if content.more else ""
    return f"{body}\n\n-- \n{page['footer']}{settings}\n"


def _html(
    locale: str,
    public_url: str,
    texts: Mapping[str, str],
    content: Content,
    picture: str | None,
) -> str:
    """`texts`: subject, heading, greeting, url, action, footer, as plain text."""
    safe = {name: html.escape(value) for name, value in texts.items()}
    lines, quoted, rows = content.lines, content.quoted, content.rows
    text = "\n".join(
        PARAGRAPH.format(html.escape(line)) for line in (texts["greeting"], *lines)
    )
    return _resource("layout.html").format(
        **{**safe, "footer": safe["footer"] + _link(content.more)},
        locale=locale,
        logo=html.escape(public_url + LOGO),
        preheader=html.escape(" ".join([*lines[:1], *(value for _, value in rows)])),
        text=WITH_PICTURE.format(html.escape(public_url + picture), text)
        if picture
        else text,
        notes="".join(NOTE.format(html.escape(note)) for note in content.notes),
        quote=QUOTE.format(html.escape(quoted)) if quoted else "",
        offer=tables.offer_html(content.offer) if content.offer else "",
        rows=tables.rows_html(rows) if rows else "",
    )


def _link(more: tuple[str, str] | None) -> str:
    if more is None:
        return ""
    text, url = more
    return (
        f' <a style="color:#3239A6" href="{html.escape(url)}">{html.escape(text)}</a>'
    )
