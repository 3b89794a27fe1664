"""Prints the steps with the seconds they took."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def step(name: str) -> Iterator[None]:
    """Show a step while it runs, and its seconds when it is done."""
    begun = time.monotonic()
    if sys.stdout.isatty():
        print(f"  … {name}", end="", flush=True)
    try:
        yield
    except BaseException:
        _finish("✗", name, begun)
        raise
    _finish("✓", name, begun)


def _finish(mark: str, name: str, begun: float) -> None:
    start = "\r\033[K" if sys.stdout.isatty() else ""
    print(f"{start}  {mark} {name}  {time.monotonic() - begun:.1f} s", flush=True)
