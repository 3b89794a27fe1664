"""Printing for people."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

# Without a terminal, as in `kubectl exec`, names are printed whole: commands need them.
WIDE_CHARACTERS = 200

console = Console()
if not console.is_terminal:
    console = Console(width=WIDE_CHARACTERS)


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    rendered = Table(title=title, title_justify="left")
    for column in columns:
        rendered.add_column(column)
    for row in rows:
        rendered.add_row(*map(str, row))
    console.print(rendered)
