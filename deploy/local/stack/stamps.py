"""Stamps record that a step was done for exactly these files, so it can be skipped."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

SKIPPED = {"node_modules", "dist", "dist-server", "__pycache__", ".cache", "tests"}


def fingerprint(files: Iterable[Path]) -> str:
    """One hash over names and contents."""
    total = sha256()
    for file in sorted(files):
        total.update(f"{file}\0{sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def sources(*folders: Path, suffix: str = "") -> list[Path]:
    """Every source file below the folders; built and installed ones are not sources."""
    return [file for folder in folders for file in _below(folder, suffix)]


def _below(folder: Path, suffix: str) -> Iterable[Path]:
    for entry in sorted(folder.iterdir()) if folder.is_dir() else ():
        if entry.name in SKIPPED or entry.is_symlink():
            continue
        if entry.is_dir():
            yield from _below(entry, suffix)
        elif entry.name.endswith(suffix):
            yield entry


def is_done(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text("utf-8") == value


def mark_done(stamp: Path, value: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value, "utf-8")
