"""Printing for people."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

console = Console()


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    rendered = Table(title=title, title_justify="left")
    for column in columns:
        rendered.add_column(column)
    for row in rows:
        rendered.add_row(*map(str, row))
    console.print(rendered)
