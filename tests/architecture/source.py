"""The Python source of the repository, read once for all tests."""

import ast
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVICES = ("auth", "catalog", "vendor", "engagement")


@dataclass(frozen=True)
class Module:
    path: Path

    @property
    def name(self) -> str:
        return str(self.path.relative_to(ROOT))

    @property
    def dotted(self) -> str:
        """As it is imported: `shop.orders.service`."""
        parts = self.path.with_suffix("").parts
        return ".".join(parts[parts.index("src") + 1 :])

    @cached_property
    def text(self) -> str:
        return self.path.read_text()

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    def imports(self) -> Iterator[str]:
        """Dotted names of everything imported, `from a.b import c` as `a.b.c`."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node


def modules(*folders: str) -> list[Module]:
    found = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return [Module(path) for path in sorted(found) if "node_modules" not in path.parts]


def service_modules() -> list[Module]:
    return modules(*(f"services/{name}/src" for name in SERVICES))


def tracked_files() -> list[Path]:
    """Files of the project: tracked, or new and not ignored."""
    command = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    names = listed.stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]
