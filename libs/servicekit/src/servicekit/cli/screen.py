"""Printing for people."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

console = Console()


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    shown = Table(title=title, title_justify="left")
    for column in columns:
        shown.add_column(column)
    for row in rows:
        shown.add_row(*map(str, row))
    console.print(shown)
