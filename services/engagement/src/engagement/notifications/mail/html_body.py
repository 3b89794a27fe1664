"""The HTML of an email: tables and inline styles, as mail programs need them."""

import html
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

Row = tuple[str, str]
LOGO = "/icon-192.png"
PARAGRAPH = '<p style="margin:0 0 12px">{}</p>'
QUOTE = (
    '<blockquote style="margin:16px 0;padding:12px 16px;background:#F4EEE4;'
    'border-left:4px solid #F5A623;color:#14172B;white-space:pre-line">{}</blockquote>'
)
TABLE = (
    '<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;'
    'border-top:1px solid #E8E2D8">{}</table>'
)
ROW = (
    '<tr><th align="left" style="padding:8px 12px 8px 0;font-weight:400;color:#5F6482;'
    'border-bottom:1px solid #E8E2D8">{}</th><td align="right" style="padding:8px 0;'
    'font-weight:700;color:#14172B;border-bottom:1px solid #E8E2D8">{}</td></tr>'
)
PICTURE = (
    '<p style="margin:0 0 16px"><img src="{}" width="120" height="120" alt="" '
    'style="display:block;border:0;border-radius:12px;object-fit:cover"></p>'
)


@dataclass(frozen=True)
class Content:
    """`quoted` is what somebody wrote, `more` a second link with its text."""

    lines: Sequence[str]
    quoted: str
    rows: Sequence[Row]
    more: tuple[str, str] | None


@cache
def _layout() -> str:
    package = files("engagement.notifications.mail")
    return package.joinpath("layout.html").read_text("utf-8")


def render(
    locale: str,
    public_url: str,
    texts: Mapping[str, str],
    content: Content,
    picture: str | None,
) -> str:
    """`texts`: subject, heading, greeting, url, action, footer, as plain text."""
    safe = {name: html.escape(value) for name, value in texts.items()}
    lines, quoted, rows = content.lines, content.quoted, content.rows
    cells = [ROW.format(html.escape(name), html.escape(value)) for name, value in rows]
    return _layout().format(
        **{**safe, "footer": safe["footer"] + _link(content.more)},
        locale=locale,
        logo=html.escape(public_url + LOGO),
        preheader=html.escape(" ".join([*lines[:1], *(value for _, value in rows)])),
        picture=PICTURE.format(html.escape(public_url + picture)) if picture else "",
        paragraphs="\n".join(PARAGRAPH.format(html.escape(line)) for line in lines),
        quote=QUOTE.format(html.escape(quoted)) if quoted else "",
        rows=TABLE.format("".join(cells)) if rows else "",
    )


def _link(more: tuple[str, str] | None) -> str:
    if more is None:
        return ""
    text, url = more
    return (
        f' <a style="color:#3239A6" href="{html.escape(url)}">{html.escape(text)}</a>'
    )
