"""Printing for people."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table

console = Console()
# Without a terminal, as in `kubectl exec` and pipes: names stay in one line.
PIPED_WIDTH = 240


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """A narrow terminal folds long names; it never cuts them."""
    rendered = Table(title=title, title_justify="left")
    for column in columns:
        rendered.add_column(column, overflow="fold")
    for row in rows:
        rendered.add_row(*map(str, row))
    target = console if console.is_terminal else Console(width=PIPED_WIDTH)
    target.print(rendered)
