"""Licences outside the allowed list are reported."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

import licences


@pytest.mark.parametrize(
    "expression", ["MIT", "(MIT OR CC0-1.0)", "MPL-2.0 AND (Apache-2.0 OR MIT)"]
)
def test_a_permissive_licence_is_allowed(expression: str) -> None:
    assert licences.is_allowed(expression)


@pytest.mark.parametrize(
    "expression", ["", "GPL-3.0-only", "MIT AND AGPL-3.0-or-later", "UNLICENSED"]
)
def test_another_licence_is_refused(expression: str) -> None:
    assert licences.refused([("somebody", expression)])


def test_an_npm_package_without_a_licence_is_refused() -> None:
    lock = {
        "packages": {"": {}, "node_modules/a": {}, "node_modules/b": {"link": True}}
    }
    assert licences.refused(licences.of_npm(lock)) == ["a: no licence"]


def test_every_package_has_an_allowed_licence() -> None:
    assert licences.refused(licences.every_package()) == []


def test_every_exception_is_needed() -> None:
    installed = dict(licences.every_package())
    exceptions = licences.RULES["exceptions"]
    assert [
        each for each in exceptions if licences.is_allowed(installed.get(each, "MIT"))
    ] == []
