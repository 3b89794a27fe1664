"""Counts that may only fall. `make ratchets` writes today's into `ratchets.toml`.

`python tests/architecture/ratchets.py private_words.dashboard` lists what one counts.
"""

import sys
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

from counters import (
    api_types,
    caches,
    circles,
    floors,
    forms,
    layer_rules,
    noun_order,
    private_words,
    role_names,
    suppressions,
)
from source import ROOT, SERVICES, Module, modules, tracked_files

RECORD = ROOT / "tests/architecture/ratchets.toml"
HEAD = """\
# Today's counts: they may only fall. `make ratchets` writes them; CONTRIBUTING explains
# how to lower one. `python tests/architecture/ratchets.py <name>` lists what it counts.

"""
LIBRARIES = ("servicekit", "contracts")
FRONTENDS = ("dashboard", "shell", "vendor")
SCRIPTS = {".ts", ".tsx", ".mjs", ".cjs"}
Counter = Callable[[], list[str]]


@cache
def python(folder: str) -> list[Module]:
    return modules(f"{folder}/src")


@cache
def scripts() -> dict[Path, str]:
    """What is served or builds it; tests and generated catalogues are not."""
    paths = (path.relative_to(ROOT) for path in tracked_files())
    return {
        path: (ROOT / path).read_text()
        for path in paths
        if path.suffix in SCRIPTS and _is_source(path)
    }


def _is_source(path: Path) -> bool:
    is_ours = path.parts[0] == "frontends" or path.parts[:2][-1].startswith("web-")
    return is_ours and not {"tests", "locales", "gallery", "generated"} & set(
        path.parts
    )


def _under(folder: str) -> dict[Path, str]:
    return {p: text for p, text in scripts().items() if p.is_relative_to(folder)}


def _words_in_python(folder: str) -> list[str]:
    return [line for one in python(folder) for line in private_words.in_python(one)]


def _words_in_tests() -> list[str]:
    """Tests, fixtures and helpers; `tests/architecture` names the words themselves."""
    paths = (p for p in tracked_files() if p.suffix == ".py" and "tests" in p.parts)
    tests = [p for p in paths if not p.is_relative_to(ROOT / "tests/architecture")]
    return [line for p in tests for line in private_words.in_python(Module(p))]


def _words_in_scripts(folder: str) -> list[str]:
    found = (private_words.in_typescript(*each) for each in _under(folder).items())
    return [line for lines in found for line in lines]


def _noun_circles(service: str) -> list[str]:
    rules = layer_rules.floor_rules(service)
    return circles.of_nouns(service, python(f"services/{service}"), rules)


def _feature_circles(frontend: str) -> list[str]:
    root = f"frontends/{frontend}/src/features"
    texts = {path.relative_to(root): text for path, text in _under(root).items()}
    return circles.of_features(frontend, texts)


def _api_types() -> list[str]:
    found = (api_types.breaches(*each) for each in scripts().items())
    return [line for lines in found for line in lines]


def _counters() -> dict[str, Counter]:
    """Each by its name: `kind.where`, or the kind alone."""
    made: dict[str, Counter] = {
        "caches": caches.breaches,
        "api_types": _api_types,
        "forms": lambda: forms.breaches(scripts()),
        "eslint.floors": lambda: suppressions.of_floors(suppressions.read()),
        "eslint.rules": lambda: suppressions.of_other_rules(suppressions.read()),
    }
    for name in SERVICES:
        source = f"services/{name}"
        made[f"private_words.{name}"] = lambda at=source: _words_in_python(at)
        made[f"import_circles.{name}"] = lambda of=name: _noun_circles(of)
        made[f"noun_order.{name}"] = lambda of=name: layer_rules.breaches(of)
        made[f"floors.{name}"] = lambda at=source: floors.breaches(python(at))
        made[f"role_names.{name}"] = lambda at=source: role_names.breaches(python(at))
    for name in LIBRARIES:
        made[f"private_words.{name}"] = lambda at=f"libs/{name}": _words_in_python(at)
    for name in FRONTENDS:
        source = f"frontends/{name}"
        # One of the services has the same name.
        made[f"private_words.web_{name}"] = lambda at=source: _words_in_scripts(at)
        made[f"import_circles.web_{name}"] = lambda of=name: _feature_circles(of)
    made["private_words.web_libs"] = lambda: _words_in_scripts("libs")
    made["private_words.tests"] = _words_in_tests
    return made


COUNTERS = _counters()


def recorded() -> dict[str, int]:
    """A name that is not there counts nothing, as for a service that is new."""
    tables = tomllib.loads(RECORD.read_text())
    return dict.fromkeys(COUNTERS, 0) | {
        f"{kind}.{where}" if where else kind: count
        for kind, counts in tables.items()
        for where, count in (
            counts if isinstance(counts, dict) else {"": counts}
        ).items()
    }


def record(may_rise: bool) -> list[str]:
    """Writes the counts that fell; names those that rose and are not written."""
    noun_order.record(may_rise)
    before = recorded()
    today = {name: len(count()) for name, count in COUNTERS.items()}
    rose = [] if may_rise else [name for name in today if today[name] > before[name]]
    counts = today | {name: before[name] for name in rose}
    lines = [f"{name} = {count}" for name, count in sorted(counts.items())]
    RECORD.write_text(HEAD + "\n".join(lines) + "\n")
    return [f"{name} rose from {before[name]} to {today[name]}" for name in rose]


def main(arguments: list[str]) -> int:
    if arguments and arguments[0] in COUNTERS:
        print(*COUNTERS[arguments[0]](), sep="\n")
        return 0
    rose = record(may_rise="--rise" in arguments)
    print(*rose, sep="\n", file=sys.stderr)
    return 1 if rose else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
