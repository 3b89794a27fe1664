"""Documents are true and readable: links, paths, commands, and short sentences."""

import re
import tomllib
from pathlib import Path

import pytest
from documents import (
    code_spans,
    exists,
    is_defined,
    is_list_of_code,
    length,
    link_targets,
    numbers_of_specification,
    python_names,
    sentences,
    words,
)
from source import ROOT, tracked_files

MAX_WORDS, MAX_WORDS_OF_DECISION = 25, 30  # in one sentence
DECISIONS = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
# A superseded decision may name files that were deleted.
SUPERSEDED = [path for path in DECISIONS if "Status: superseded" in path.read_text()]
MARKDOWN = [path for path in tracked_files() if path.suffix == ".md"]
# Texts of the site, in two languages: `test_screen_words.py` reads them.
PAGES = [path for path in MARKDOWN if "articles" not in path.parts]
# What changed names what was.
CURRENT = [
    path for path in PAGES if path not in SUPERSEDED and path != ROOT / "CHANGELOG.md"
]
# Types of events look like names of Python.
EVENTS = {
    path.name.removesuffix(".v1.json")
    for path in (ROOT / "libs/contracts/schemas").glob("*.json")
} | {"vendor.statutory_submitted"}  # ADR 11 says why it is not published
FOLDERS = {
    path.relative_to(ROOT).parts[0] for path in tracked_files() if path.parent != ROOT
}
# Files that a run writes, and patterns: `services/<x>`, `k8s/*`, `GET /api/…`.
_PATTERN = re.compile(r"[<>*{}…\s]|\.\.\.")
_LINE_OF_FILE = re.compile(r":\d+$")
_TARGET = re.compile(r"\bmake ((?:[a-z][a-z0-9-]*\s?)+)")
_HEADER = re.compile(
    r"^# (\d+)\. .+\n\nStatus: (accepted|superseded by \d+)\nDate: \d{4}-\d\d-\d\d\n"
)
SECTIONS = ["Context", "Decision", "Consequences", "Alternatives"]


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def _make_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text()
    return set(re.findall(r"^([a-z][a-z0-9-]*):", makefile, re.MULTILINE))


def _too_long(path: Path) -> list[str]:
    most = MAX_WORDS_OF_DECISION if path in DECISIONS else MAX_WORDS
    prose = [each for each in sentences(path.read_text()) if not is_list_of_code(each)]
    return [each for each in prose if length(each) > most]


def _refused_words() -> set[str]:
    table = tomllib.loads(
        (ROOT / "tests/architecture/private_words.toml").read_text("utf-8")
    )
    return set(table["standard"]) - set(table["documents"]["plain"])


@pytest.mark.parametrize("path", DECISIONS, ids=_name)
def test_a_decision_has_number_status_date_and_sections(path: Path) -> None:
    text = path.read_text()
    header = _HEADER.match(text)
    assert header, "first lines: # 12. Title, Status: accepted, Date: 2026-11-26"
    assert int(path.name[:4]) == int(header[1])
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert headings[: len(SECTIONS)] == SECTIONS


def test_a_decision_number_is_used_once() -> None:
    numbers = [path.name[:4] for path in DECISIONS]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("path", PAGES, ids=_name)
def test_a_page_has_short_sentences(path: Path) -> None:
    assert _too_long(path) == []


@pytest.mark.parametrize("path", CURRENT, ids=_name)
def test_a_page_has_standard_terms(path: Path) -> None:
    # The glossary ends with the words that nobody uses.
    text = path.read_text().partition("## Words we do not use")[0]
    if path != ROOT / "docs/refusals.md":  # texts of screens
        assert words(text) & _refused_words() == set()


@pytest.mark.parametrize("path", CURRENT, ids=_name)
def test_a_page_cites_nothing_that_a_reader_does_not_have(path: Path) -> None:
    assert numbers_of_specification(path.read_text()) == []


@pytest.mark.parametrize("path", MARKDOWN, ids=_name)
def test_a_relative_link_leads_to_a_file(path: Path) -> None:
    targets = link_targets(path.read_text())
    # Links of help articles are addresses of the site.
    files = [target for target in targets if not target.startswith("/")]
    assert [target for target in files if not exists(target, path)] == []


@pytest.mark.parametrize("path", CURRENT, ids=_name)
def test_a_python_name_in_backticks_is_defined(path: Path) -> None:
    names = sorted(python_names(path.read_text()) - EVENTS)
    # A queue is named by its reader and its event.
    names = [each for each in names if each.partition(".")[2] not in EVENTS]
    assert [each for each in names if not is_defined(each)] == []


@pytest.mark.parametrize("path", CURRENT, ids=_name)
def test_a_path_in_backticks_exists(path: Path) -> None:
    spans = [_LINE_OF_FILE.sub("", span) for span in code_spans(path.read_text())]
    paths = [
        span
        for span in spans
        if span.partition("/")[0] in FOLDERS and not _PATTERN.search(span)
    ]
    places = (ROOT, path.parent)
    wrong = [each for each in paths if not any((at / each).exists() for at in places)]
    assert wrong == []


@pytest.mark.parametrize("path", MARKDOWN, ids=_name)
def test_a_command_of_make_exists(path: Path) -> None:
    code = [*code_spans(path.read_text()), *_fenced(path.read_text())]
    found = [match for span in code for match in _TARGET.findall(span)]
    named = {target for match in found for target in match.split()}
    assert named - _make_targets() == set()


def _fenced(text: str) -> list[str]:
    """Lines of code blocks, without their comments."""
    blocks = re.findall(r"^ *```\w*\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [line.partition("#")[0] for each in blocks for line in each.splitlines()]


def test_a_mentioned_decision_exists() -> None:
    kinds = {".md", ".py", ".ts", ".tsx", ".mjs", ".css", ".toml", ".yaml", ".vcl"}
    numbers = {int(path.name[:4]) for path in DECISIONS}
    missing = [
        f"{_name(path)}: ADR {number}"
        for path in tracked_files()
        if path.suffix in kinds and path.parent != ROOT / "docs/decisions"
        for number in re.findall(r"\bADR (\d+)", path.read_text())
        if int(number) not in numbers
    ]
    assert missing == []


def test_sentences_are_split_at_their_ends() -> None:
    text = (
        "# Title. Not a sentence\n\nOne, e.g. this. `make x.y. Z` is two\n"
        "lines, v3.6.8 of it! (Three.)\n- An item\n- Another. With two\n\n"
        "| cell. | A cell. Two |\n|---|---|\n\n```\nNo. Sentence. Here.\n```\n"
    )
    assert [each.strip(" .") for each in sentences(text)] == [
        "One, e.g this",
        "CODE is two lines, v3.6.8 of it",
        "(Three.)",
        "An item",
        "Another",
        "With two",
        "cell",
        "A cell",
        "Two",
        "---",
        "---",
    ]


def test_code_counts_as_one_word() -> None:
    [sentence] = sentences("Run `make a b c` and [read the page](a/b.md) - now.")
    assert length(sentence) == 7
    assert words("Run `make told`. Now.") == {"run", "now"}


def test_what_a_reader_cannot_look_up_is_found() -> None:
    text = "A buyer claims it (D16), by promise 18 and spec 5. `D14` is code."
    assert numbers_of_specification(text) == ["D16", "promise 18", "spec 5"]


def test_only_python_names_that_exist_are_defined() -> None:
    text = "`servicekit.db`, `contracts.claims`, `servicekit.nothing`, `a.servicekit.x`"
    names = ["contracts.claims", "servicekit.db", "servicekit.nothing"]
    assert sorted(python_names(text)) == names
    assert [is_defined(name) for name in names] == [True, True, False]
