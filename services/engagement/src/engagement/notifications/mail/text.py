"""Renders an email from texts.json, in both languages, as text and as HTML."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from engagement.notifications.mail.html_body import Content, Row, render

# All that an email to an unproven address may hold besides our own text: a page of
# ours, a number we made, and what our helpdesk wrote. Any other name is a KeyError.
OURS = frozenset({"path", "reference", "reply"})
MAX_SUBJECT = 78


@dataclass(frozen=True)
class Extras:
    """Facts as a table, and the path of a product's picture."""

    rows: Sequence[Row] = ()
    picture: str | None = None


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
    lines = [line.format(**facts) for line in template["lines"]]
    more_path = facts.get("more_path") if "more" in template else None
    more = (template["more"], public_url + more_path) if more_path else None
    content = Content(
        lines=[line for line in lines if line.strip()],
        quoted=facts.get("text") or facts.get("reply", ""),
        rows=extras.rows,
        more=more,
    )
    page = {**filled, "subject": subject, "heading": subject}
    page["url"] = public_url + facts["path"]
    return Text(
        subject=_shortened(subject),
        plain=_plain(page, content),
        rich=render(locale, public_url, page, content, extras.picture),
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
        "\n".join(f"{name}: {value}" for name, value in content.rows),
        f"{page['action']}:\n{page['url']}",
    ]
    body = "\n\n".join(part for part in parts if part)
    settings = "\n{}: {}".format(*content.more) if content.more else ""
    return f"{body}\n\n-- \n{page['footer']}{settings}\n"
