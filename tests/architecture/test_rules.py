"""Counts that are rules now: zero, or a share that no area exceeds."""

import pytest
from counters import private_words
from ratchets import COUNTERS, LIBRARIES, python, scripts
from source import SERVICES

ZERO = (
    "api_types",
    "eslint.floors",
    "floors",
    "forms",
    "import_circles",
    "noun_order",
    "role_names",
)
# Of a hundred definitions; what is left are columns, fields of the API and messages.
MAX_PRIVATE_WORDS = 1.5
FOLDERS = [f"services/{name}" for name in SERVICES]
FOLDERS += [f"libs/{name}" for name in LIBRARIES]


@pytest.mark.parametrize("name", [n for n in COUNTERS if n.startswith(ZERO)])
def test_there_is_none(name: str) -> None:
    assert COUNTERS[name]() == []


def test_private_words_are_rare() -> None:
    definitions = [*_python_names(), *_web_names()]
    found = [name for name in definitions if private_words.private(name)]
    assert len(definitions) > 10_000
    assert 100 * len(found) / len(definitions) < MAX_PRIVATE_WORDS


def _python_names() -> list[str]:
    modules = [module for folder in FOLDERS for module in python(folder)]
    return [name for module in modules for name in private_words.of_python(module)]


def _web_names() -> list[str]:
    found = (private_words.of_typescript(*each) for each in scripts().items())
    return [name for names in found for name in names]
