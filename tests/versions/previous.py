"""Finds the previous version of a service: it has some of today's migrations, not all.

Releases are tags; without tags every commit on main is a version.
"""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

MAIN = ("origin/main", "main", "HEAD")


@dataclass(frozen=True)
class Previous:
    """`between`: the migrations of today that it does not know, oldest first."""

    commit: str
    title: str
    between: tuple[str, ...]


class UnknownCommit(Exception):
    pass


def find(root: Path, service: str, asked: str = "") -> Previous | None:
    """The newest version before, or the commit asked for; None when nothing came before
    today's migrations. Files that are not committed count as today's."""
    today = _names(path.name for path in (root / _folder(service)).glob("*.py"))
    for name in [asked] if asked else _versions(root, service):
        commit = _resolved(root, name)
        known = _existing(root, service, commit)
        if asked or (known and known < today):
            between = tuple(sorted(today - known))
            title = _git(root, "log", "-1", "--format=%h %s", commit)
            return Previous(commit, title, between)
    return None


@contextmanager
def checked_out(root: Path, commit: str) -> Iterator[Path]:
    """Its files in a folder that is removed afterwards; git itself keeps no trace."""
    with TemporaryDirectory(prefix="haat-version-") as name:
        archive = Path(name) / "files.tar"
        _git(root, "archive", f"--output={archive}", commit)
        folder = Path(name) / "files"
        folder.mkdir()
        subprocess.run(["tar", "-xf", archive, "-C", folder], check=True)
        archive.unlink()
        yield folder


def _versions(root: Path, service: str) -> Iterator[str]:
    """Newest first. Between two commits that touched the folder nothing differs."""
    tags = _git(root, "tag", "--merged", "HEAD", "--sort=-creatordate").split()
    if tags:
        yield from tags
        return
    main = next(name for name in MAIN if _is_existing(root, name))
    start = _git(root, "merge-base", "HEAD", main)
    yield start
    touched = ["log", "--first-parent", "--format=%P", start, "--", _folder(service)]
    for parents in _git(root, *touched).splitlines():
        yield from parents.split()[:1]


def _existing(root: Path, service: str, commit: str) -> set[str]:
    listed = _git(root, "ls-tree", "--name-only", commit, f"{_folder(service)}/")
    return _names(Path(path).name for path in listed.splitlines())


def _names(files: Iterator[str]) -> set[str]:
    return {name.removesuffix(".py") for name in files if name[0].isdigit()}


def _folder(service: str) -> str:
    return f"services/{service}/migrations/versions"


def _resolved(root: Path, name: str) -> str:
    if not _is_existing(root, name):
        raise UnknownCommit(name)
    return _git(root, "rev-parse", f"{name}^{{commit}}")


def _is_existing(root: Path, name: str) -> bool:
    words = ["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    return subprocess.run(words, cwd=root, capture_output=True).returncode == 0


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, check=True)
    return done.stdout.decode().strip()
