"""Messages of refusals: one list for each service, a code for each message.

mypy checks that every refusal has one, because `AppError` accepts no plain text.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from servicekit.error_detail import ErrorDetail

ROOT = Path(__file__).parents[2]
OF_SERVICES = sorted(ROOT.glob("services/*/src/*/error_texts.py"))
PACKAGES = ("servicekit", "contracts", *(each.parent.name for each in OF_SERVICES))
NAME = re.compile(r"\{(\w+)")
PLAIN = re.compile(r'raise ValueError\(\s*f?"[A-Z][^"]* [^"]*[.!?]"')
MADE = re.compile(r'\bErrorDetail\(\s*"')
# How the front ends show a param: `libs/web-platform/src/refusals/params.ts`.
PARAMS = {
    *("n", "max", "max_mb", "max_animated", "days", "hours", "minutes", "row"),
    *("countries", "names", "suggestion"),
}


def _details() -> Iterator[tuple[str, ErrorDetail]]:
    for package in PACKAGES:
        for name, value in vars(import_module(f"{package}.error_texts")).items():
            if isinstance(value, ErrorDetail):
                yield name, value


def _sources() -> Iterator[Path]:
    for source in (*ROOT.glob("services/*/src"), *ROOT.glob("libs/*/src")):
        yield from source.rglob("*.py")


def test_each_code_has_one_sentence_and_each_sentence_one_code() -> None:
    found = list(_details())
    codes = [detail.code for _, detail in found]
    assert len(found) > 200
    assert sorted({code for code in codes if codes.count(code) > 1}) == []
    assert len({str(detail) for _, detail in found}) == len(found)
    assert [name for name, detail in found if name.lower() != detail.code] == []


def test_front_ends_format_each_param() -> None:
    names = {name for _, detail in _details() for name in NAME.findall(detail)}
    assert sorted(names - PARAMS) == []


def test_sentences_are_only_in_the_lists() -> None:
    elsewhere = [
        str(file.relative_to(ROOT))
        for file in _sources()
        if file.name != "error_texts.py"
        and (MADE.search(text := file.read_text()) or PLAIN.search(text))
    ]
    assert elsewhere == []


def test_the_written_lists_match_the_services() -> None:
    check = [sys.executable, str(ROOT / "gateway/write_refusals.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
