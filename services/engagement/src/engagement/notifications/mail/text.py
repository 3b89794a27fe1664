"""Renders an email from texts.json, in both languages, as text and as HTML."""

import html
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

QUOTE = (
    '<blockquote style="margin:16px 0;padding:12px 16px;background:#F4EEE4;'
    'border-radius:12px;white-space:pre-line">{}</blockquote>'
)
# All that an email to an unproven address may hold besides our own text: a page of
# ours,
# a number we made, and what our helpdesk wrote. Any other name is a KeyError.
OURS = frozenset({"path", "reference", "reply"})


@dataclass(frozen=True)
class Text:
    subject: str
    plain: str
    rich: str


def compose(
    public_url: str,
    kind: str,
    locale: str,
    facts: Mapping[str, str],
    *,
    is_proven: bool,
) -> Text:
    """Of what others chose, an unproven address gets nothing (decision record 52)."""
    texts = json.loads(_resource("texts.json"))[kind]
    if not is_proven:
        texts = texts.get("unproven", texts)
        facts = {name: value for name, value in facts.items() if name in OURS}
    template, url = texts[locale], public_url + facts["path"]
    more_url = public_url + facts["more_path"] if "more" in template else ""
    quoted = facts.get("text") or facts.get("reply", "")
    return Text(
        subject=_one_line(template["subject"].format(**facts)),
        plain=_plain(template, facts, quoted, url, more_url),
        rich=_rich(template, facts, quoted, url, more_url, locale),
    )


@cache
def _resource(name: str) -> str:
    return files("engagement.notifications.mail").joinpath(name).read_text("utf-8")


def _one_line(text: str) -> str:
    """A line break in a header would start another header."""
    return " ".join(text.split())


def _plain(
    template: Mapping[str, Any],
    facts: Mapping[str, str],
    quoted: str,
    url: str,
    more_url: str,
) -> str:
    lines = [template["greeting"], "", *template["lines"]]
    filled = [line.format(**facts) for line in lines]
    quote = [f"> {line}" for line in quoted.splitlines()]
    parts = ["\n".join(filled), "\n".join(quote), f"{_action(template, facts)}:\n{url}"]
    body = "\n\n".join(part for part in parts if part)
    more = f"\n{template['more']}: {more_url}" if more_url else ""
    return f"{body}\n\n-- \n{template['footer']}{more}\n"


def _action(template: Mapping[str, Any], facts: Mapping[str, str]) -> str:
    text: str = template["action"].format(**facts)
    return text


def _rich(
    template: Mapping[str, Any],
    facts: Mapping[str, str],
    quoted: str,
    url: str,
    more_url: str,
    locale: str,
) -> str:
    safe = {name: html.escape(value) for name, value in facts.items()}
    lines = [f"<p>{line.format(**safe)}</p>" for line in template["lines"]]
    return _resource("layout.html").format(
        locale=locale,
        greeting=template["greeting"].format(**safe),
        paragraphs="\n".join(lines),
        quote=QUOTE.format(html.escape(quoted)) if quoted else "",
        url=html.escape(url),
        action=_action(template, safe),
        footer=template["footer"] + _more(template, more_url),
    )


def _more(template: Mapping[str, Any], more_url: str) -> str:
    if not more_url:
        return ""
    return f' <a href="{html.escape(more_url)}">{template["more"]}</a>'
