"""One word for one thing: screens, mails and articles, in both languages."""

import re
import tomllib
from pathlib import Path

from tests.architecture.screen_texts import every_text

RULES = tomllib.loads(Path(__file__).with_name("screen_words.toml").read_text())


def test_texts_use_the_words_of_the_glossary() -> None:
    texts, wrong = list(every_text()), []
    assert len(texts) > 5_000
    for language, rows in RULES.items():
        own = [each for each in texts if each.language == language]
        for rule in rows:
            pattern, allowed = re.compile(rule["pattern"]), rule.get("allow", [])
            wrong += [
                f"{each.where}: write {rule['use']}: {each.text[:120]}"
                for each in own
                if pattern.search(each.text) and each.text not in allowed
            ]
    assert not wrong, "\n".join(wrong)


def test_each_rule_finds_what_it_forbids() -> None:
    """A pattern that matches nothing any more would hold nothing."""
    samples = {
        "en": "E-mail papers stands by itself anew at once is told Look into go on "
        "taken back mend throw for good is gone any more There is no such This is no "
        "was not sent was good for somebody desk landed in vain Log out 77 districts "
        "Post Requirement",
        "ne": "{name} ले ब्याज खरिदकर्ता मू.अ.कर लिंक स्थिति रिपोर्ट कोटेसन यन्त्र राख्नुस् "
        "चिह्न निलम्बन गर्नुहोस् वा हटाउनुहोस् छिट्टै आउँदै विक्रेता वा आपूर्तिकर्ता",
    }
    for language, rows in RULES.items():
        for rule in rows:
            assert re.search(rule["pattern"], samples[language]), rule["pattern"]
