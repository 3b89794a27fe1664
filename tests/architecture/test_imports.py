"""Imports point one way: api | handlers -> service -> queries -> models."""

import subprocess
import sys
from collections.abc import Iterator

from source import ROOT, Module, service_modules

LAYERS = {"api": 4, "handlers": 4, "service": 3, "queries": 2, "models": 1}
ENTRANCES = ("api", "handlers")


def test_services_import_only_themselves_and_the_libraries() -> None:
    lint = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command as c;c()",
        "--config=tests/architecture/import-linter.toml",
    ]
    done = subprocess.run(lint, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_layer_imports_only_what_is_below_it() -> None:
    assert [line for module in service_modules() for line in upward(module)] == []


def test_nouns_do_not_import_each_others_api_or_handlers() -> None:
    assert [line for module in service_modules() for line in sideways(module)] == []


def test_models_are_importable_without_the_api() -> None:
    wrong = "models imports from api"
    assert list(_breaches("s.noun.models", "s.noun.api.x")) == [wrong]
    assert list(_breaches("s.noun.api", "s.noun.service.x")) == []


def upward(module: Module) -> Iterator[str]:
    here = ".".join(module.path.with_suffix("").parts[-3:])
    for imported in module.imports():
        for breach in _breaches(here, imported):
            yield f"{module.name}: {breach}"


def _breaches(here: str, imported: str) -> Iterator[str]:
    """Within one noun: a module of a lower layer imports one of a higher."""
    service, noun, layer = here.split(".")
    parts = imported.split(".")
    if len(parts) < 3 or parts[:2] != [service, noun]:
        return
    if LAYERS.get(parts[2], 0) > LAYERS.get(layer, 9):
        yield f"{layer} imports from {parts[2]}"


def sideways(module: Module) -> Iterator[str]:
    service, noun, _ = module.path.parts[-3:]
    for imported in module.imports():
        parts = imported.split(".")
        is_foreign = len(parts) > 2 and parts[0] == service and parts[1] != noun
        if is_foreign and parts[2] in ENTRANCES:
            yield f"{module.name}: imports {imported}"
