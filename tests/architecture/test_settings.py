"""Settings and storage are made where a process begins, and passed on from there."""

import ast
from collections.abc import Iterator
from pathlib import Path

from source import Module, modules, service_modules

# Where a process begins; `command` is a group of the `haat` command line.
ENTRIES = {"main", "worker", "commands", "command", "runner"}
MADE_ELSEWHERE = """
from shop.settings import ShopSettings as Own
from shop.schemas import PriceSettings
from servicekit.storage.storage import Storage

class OwnSettings(BaseSettings): ...

def sweep(session): return Storage.connect(Own()), PriceSettings()

if __name__ == "__main__":
    Own()
"""


def test_settings_and_storage_are_made_where_a_process_begins() -> None:
    wrong = [
        f"{module.name}:{node.lineno}"
        for module in _naming_either()
        if module.path.stem not in ENTRIES and "testing" not in module.path.parts
        for node in _made(module)
    ]
    assert wrong == []


def test_each_service_has_one_class_of_settings() -> None:
    wrong = [
        f"{module.name}:{node.lineno}"
        for module in _naming_either()
        if module.path.stem != "settings"
        for node in _classes(module.tree)
    ]
    assert wrong == []


def test_addresses_are_checked_at_the_start() -> None:
    """By their type; to the others every process connects at once."""
    connected = {"database_url", "read_database_url", "amqp_url", "limits_url"}
    plain = {
        ast.unparse(field.target)
        for module in _naming_either()
        for settings in _classes(module.tree)
        for field in settings.body
        if isinstance(field, ast.AnnAssign) and ast.unparse(field.annotation) == "str"
    }
    assert {name for name in plain if name.endswith(("_url", "_endpoint"))} == connected


def test_the_rule_sees_settings_under_another_name(tmp_path: Path) -> None:
    path = tmp_path / "sweep.py"
    path.write_text(MADE_ELSEWHERE)
    assert [node.lineno for node in _made(Module(path))] == [8, 8]
    assert [node.lineno for node in _classes(Module(path).tree)] == [6]


def _naming_either() -> list[Module]:
    sources = [*service_modules(), *modules("libs/servicekit/src")]
    words = ("Settings", "Storage")
    return [m for m in sources if any(word in m.text for word in words)]


def _made(module: Module) -> Iterator[ast.expr]:
    """Calls of a class of settings or of `Storage.connect`, but of `__main__`."""
    names = _imported_as(module.tree)
    for statement in module.tree.body:
        if _is_main(statement):
            continue
        for node in ast.walk(statement):
            if isinstance(node, ast.Call):
                called = _called(node.func, names)
                if called.endswith("Settings") or called == "Storage.connect":
                    yield node


def _classes(tree: ast.Module) -> list[ast.ClassDef]:
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [
        node
        for node in classes
        if any(ast.unparse(base).endswith("Settings") for base in node.bases)
    ]


def _imported_as(tree: ast.Module) -> dict[str, str]:
    """Names as imported; those of schemas are the API's, not a process's."""
    return {
        alias.asname or alias.name: "" if _is_of_schemas(node) else alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def _is_of_schemas(node: ast.ImportFrom) -> bool:
    return (node.module or "").endswith(".schemas")


def _called(func: ast.expr, names: dict[str, str]) -> str:
    first, *rest = ast.unparse(func).split(".")
    return ".".join([names.get(first, first), *rest])


def _is_main(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and "__main__" in ast.unparse(statement.test)
