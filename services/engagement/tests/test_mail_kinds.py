"""Every kind of email, in both languages: one heading, one logo, one button, and the
same facts as text."""

import json
import re
from html import unescape
from importlib.resources import files
from typing import Any

import pytest

from engagement.notifications.dispatches.emails import action_of
from engagement.notifications.facts import rows_of
from engagement.notifications.mail.text import MAX_SUBJECT, Extras, Text, compose
from engagement.notifications.schemas import subject_of, texts, title_and_body

MAILS = json.loads(
    files("engagement.notifications.mail").joinpath("texts.json").read_text("utf-8")
)
FACTS = {
    "name": "Sita Gurung",
    "company": "Suryodaya Tea Estate",
    "company_ne": "सूर्योदय चिया बगान",
    "about": "Orthodox tea",
    "quantity": "500 kg",
    "place_en": "Pokhara",
    "place_ne": "पोखरा",
    "needed_by": "2026-12-27",
    "price": "955960.00",
    "number": "HO-1042",
}
MAIL_FACTS = {
    **{
        "name": "Sita Gurung",
        "company": "Suryodaya Tea Estate",
        "text": "Need <50> kg",
    },
    **{"path": "/seller/enquiries?id=1&as=seller", "more_path": "/seller/settings"},
    **{"reference": "HT-T7RAQF", "reply": "It is replaced.", "new_email": "a@b.np"},
    **{"time": "10:00", "address": "202.45.1.1", "device": "Firefox on Windows"},
    **{"subject": "500 kg Orthodox tea: new enquiry", "line": "Orthodox tea"},
    **{"title": "New enquiry from Sita Gurung", "action": "Open the enquiry"},
}
PICTURE = "/storage/products/tea.jpg"
LOCALES = ("en", "ne")


def mail(kind: str, locale: str, *, is_proven: bool = True) -> Text:
    extras = Extras(rows_of(FACTS, "ne" if locale == "ne" else "en"), PICTURE)
    return compose(
        "https://haat.test",
        kind,
        locale,
        MAIL_FACTS,
        is_proven=is_proven,
        extras=extras,
    )


def visible(rich: str) -> str:
    body = re.sub(r"<(head|style).*?</\1>|<[^>]+>", " ", rich, flags=re.DOTALL)
    return " ".join(unescape(body).split())


def one(pattern: str, rich: str) -> str:
    found = re.findall(pattern, rich, flags=re.DOTALL)
    assert len(found) == 1, (pattern, found)
    return unescape(found[0])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", MAILS)
def test_an_email_has_one_heading_logo_and_button_and_equal_facts_as_text(
    kind: str, locale: str
) -> None:
    made = mail(kind, locale)
    heading = one(r"<h1[^>]*>(.*?)</h1>", made.rich)
    assert one(r'<img[^>]*alt="(Haat[^"]*)"', made.rich) == "Haat · हाट"
    button = one(r"<a [^>]*display:block[^>]*>(.*?)</a>", made.rich)
    url = "https://haat.test" + MAIL_FACTS["path"]
    assert (url in made.plain, url in unescape(made.rich)) == (True, True)
    assert len(made.subject) <= MAX_SUBJECT
    assert not made.subject[0].islower()
    template = MAILS[kind][locale]
    for line in (heading, button, template["footer"].format(**MAIL_FACTS)):
        assert line in made.plain
    for name, value in rows_of(FACTS, "ne" if locale == "ne" else "en"):
        assert f"{name}: {value}" in made.plain
        assert value in visible(made.rich)
    for line in (*template["lines"], *template.get("notes", ())):
        assert not line[0].islower()
        assert line.format(**MAIL_FACTS) in made.plain
        assert " ".join(line.format(**MAIL_FACTS).split()) in visible(made.rich)


@pytest.mark.parametrize("kind", [kind for kind in MAILS if "unproven" in MAILS[kind]])
def test_an_unproven_address_gets_no_table_and_no_picture(kind: str) -> None:
    made = mail(kind, "en", is_proven=False)
    assert PICTURE not in made.rich
    for stranger in ("Orthodox tea", "Need", "Sita"):
        assert stranger not in visible(made.rich) + made.plain


@pytest.mark.parametrize("locale", LOCALES)
def test_an_email_is_dark_text_on_white_and_600_pixels_wide(locale: str) -> None:
    rich = mail("lead", locale).rich
    assert '<meta name="color-scheme" content="light only">' in rich
    assert 'width="600"' in rich
    assert f"https://haat.test{PICTURE}" in rich
    assert "Need &lt;50&gt; kg" in rich
    assert "<style" not in rich


def test_a_subject_begins_with_the_substance_in_the_readers_language() -> None:
    assert (
        subject_of("enquiry_created", FACTS, "en")
        == "500 kg Orthodox tea: new enquiry from Sita Gurung"
    )
    nepali = subject_of("enquiry_created", FACTS, "ne")
    assert nepali == "५०० kg Orthodox tea: Sita Gurungबाट नयाँ सोधपुछ"
    quote = subject_of("quote_received", FACTS, "en")
    assert quote.startswith("NPR 9,55,960 delivered, Orthodox tea: quote from")
    assert "सूर्योदय चिया बगान" in subject_of("quote_received", FACTS, "ne")
    lead = subject_of("match_new", FACTS, "en")
    assert lead == "Orthodox tea: a buyer needs what you sell"
    assert title_and_body("enquiry_replied", FACTS, "ne")[0].startswith("सूर्योदय")


def test_a_quote_of_an_earlier_version_has_its_title_as_subject() -> None:
    facts: dict[str, Any] = {"company": "Guranse", "about": "Tea"}
    assert subject_of("quote_received", facts, "en") == "Guranse sent a quote"
    assert subject_of("quote_received", facts, "ne").startswith("Guranse")


def test_a_long_subject_is_shortened_and_the_heading_is_complete() -> None:
    subject = "500 kg " + "orthodox tea " * 12
    facts = {**MAIL_FACTS, "subject": subject}
    made = compose("https://haat.test", "digest", "en", facts, is_proven=True)
    assert (len(made.subject), made.subject[-1]) == (MAX_SUBJECT, "…")
    assert subject.strip() in visible(made.rich)


def test_a_notification_has_its_title_as_heading_and_the_substance_as_subject() -> None:
    made = mail("notice", "en")
    assert made.subject == "500 kg Orthodox tea: new enquiry"
    assert one(r"<h1[^>]*>(.*?)</h1>", made.rich) == "New enquiry from Sita Gurung"


def test_a_new_sign_in_has_time_device_and_address_in_a_table() -> None:
    made = mail("new_sign_in", "en")
    assert "Time in Nepal: 10:00" in made.plain
    cells = re.findall(r"<td align=\"right\"[^>]*>(.*?)</td>", made.rich)
    assert cells[:3] == ["10:00", "Firefox on Windows", "202.45.1.1"]


@pytest.mark.parametrize(
    ("link", "action"),
    [
        ("/buyer/orders/1?tab=x", "Open the order"),
        ("/seller/requirements/1", "Open the buy lead"),
        ("/buyer/requirements/1/quotes", "Open the requirement"),
        ("/seller/companyprofile#verification", "Open company profile"),
        ("/seller", "Open on Haat"),
    ],
)
def test_the_button_names_what_it_opens(link: str, action: str) -> None:
    assert action_of(link, "en") == action


@pytest.mark.parametrize("kind", texts())
def test_each_text_begins_with_a_capital(kind: str) -> None:
    for locale in LOCALES:
        assert not texts()[kind][locale][0][0].islower()
