"""Limits for the size of files and functions, and rules for names."""

import ast
import re

from source import ROOT, SERVICES, Module, modules, service_modules

MOST_LINES = 250
MOST_FUNCTION_LINES = 40
MOST_README_LINES = 40
CODE = ("libs", "services", "tests", "deploy", "gateway")
SAYS_NOTHING = {"utils", "util", "helpers", "helper", "common", "base", "manager"}


def test_no_file_is_too_long() -> None:
    long = [m.name for m in modules(*CODE) if len(m.text.splitlines()) > MOST_LINES]
    assert long == []


def test_no_function_is_too_long() -> None:
    long = [
        f"{module.name}: {function.name}"
        for module in modules(*CODE)
        for function in module.functions()
        if _length(function) > MOST_FUNCTION_LINES
    ]
    assert long == []


def test_every_service_has_a_short_readme() -> None:
    for name in SERVICES:
        readme = ROOT / "services" / name / "README.md"
        assert readme.is_file(), f"{name} has no README"
        assert len(readme.read_text().splitlines()) <= MOST_README_LINES, name


def test_file_names_are_specific() -> None:
    empty = [m.name for m in modules(*CODE) if m.path.stem in SAYS_NOTHING]
    assert empty == []


def test_services_raise_refusals_not_http_exceptions() -> None:
    wrong = [
        module.name
        for module in service_modules()
        if any(name.endswith(".HTTPException") for name in module.imports())
    ]
    assert wrong == []


def test_only_servicekit_commits() -> None:
    """An index of the search commits too, and is no database."""
    wrong = [m.name for m in service_modules() if _calls(m, "commit")]
    assert wrong == ["services/catalog/src/catalog/search/engine/index.py"]


def test_the_clock_is_read_in_one_place() -> None:
    asks = re.compile(r"datetime\.(now|utcnow|today)\(|date\.today\(")
    sources = [
        *service_modules(),
        *modules("libs/servicekit/src", "libs/contracts/src"),
    ]
    wrong = [m.name for m in sources if m.path.stem != "clock" and asks.search(m.text)]
    assert wrong == []


def _length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def _calls(module: Module, method: str) -> bool:
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == method
        for node in ast.walk(module.tree)
    )
