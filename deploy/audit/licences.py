"""`make licences`: every third-party package has an allowed licence (licences.toml).

Reads the installed Python packages, and the locks of npm.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
RULES: dict[str, Any] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text("utf-8")
)
OWN = {
    "servicekit",
    "contracts",
    "auth",
    "catalog",
    "vendor",
    "engagement",
    "haat-seed",
}
LOCKS = ("package-lock.json", "tests/load/web/package-lock.json")
_GENERAL = {"OSI Approved", "DFSG approved"}
_OPERATORS = {"AND", "OR", "WITH"}


def refused(packages: Iterable[tuple[str, str]]) -> list[str]:
    """A line for each (name, licence) that no rule allows."""
    return [
        f"{name}: {licence or 'no licence'}"
        for name, licence in sorted(set(packages))
        if name not in RULES["exceptions"] and not is_allowed(licence)
    ]


def is_allowed(expression: str) -> bool:
    """Whether each licence of an SPDX expression is allowed; OR counts as AND."""
    names = set(re.findall(r"[\w.+-]+", expression)) - _OPERATORS
    return bool(names) and names <= set(RULES["allowed"])


def of_python(installed: Iterable[Distribution]) -> Iterator[tuple[str, str]]:
    for each in installed:
        name = re.sub(r"[-_.]+", "-", each.metadata["Name"]).lower()
        if name not in OWN:
            yield name, _licence(each)


def _licence(package: Distribution) -> str:
    """The SPDX expression, else the classifiers, else the first line of the text."""
    data = package.metadata
    if expression := data.get("License-Expression"):
        return str(expression)
    classifiers = [
        each.rpartition("::")[2].strip()
        for each in data.get_all("Classifier", [])
        if each.startswith("License ::")
    ]
    found = [each for each in classifiers if each not in _GENERAL]
    found = found or (data.get("License") or "").splitlines()[:1]
    return " AND ".join(RULES["names"].get(each, each) for each in found)


def of_npm(lock: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for path, package in lock["packages"].items():
        _, is_foreign, name = path.rpartition("node_modules/")
        # The lock has no licence of builds for other platforms; ours has one.
        is_elsewhere = package.get("optional") and "license" not in package
        if is_foreign and not package.get("link") and not is_elsewhere:
            yield name, package.get("license", "")


def every_package() -> list[tuple[str, str]]:
    locks = [json.loads((ROOT / file).read_text("utf-8")) for file in LOCKS]
    npm = [package for lock in locks for package in of_npm(lock)]
    return [*of_python(distributions()), *npm]


def main() -> int:
    every = every_package()
    found = refused(every)
    for line in found:
        print(f"licences: {line}", file=sys.stderr)
    print(f"licences: {len(set(every))} packages, {len(found)} refused")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
