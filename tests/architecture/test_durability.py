"""No file turns off what makes a commit last (promise 1)."""

import re

from source import ROOT, tracked_files

OFF = re.compile(
    r"(synchronous_commit|fsync|full_page_writes)(\W{1,5}| to )(off|false|no|0)\b", re.I
)
READ = {".py", ".yaml", ".yml", ".sh", ".sql", ".conf", ".ini", ".toml"}


def test_no_setting_trades_a_commit_for_speed() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:80]}"
        for path in tracked_files()
        if path.suffix in READ
        for line in path.read_text(errors="replace").splitlines()
        if OFF.search(line)
    ]
    assert found == []


def test_a_setting_that_trades_a_commit_for_speed_is_found() -> None:
    words = ("synchronous_commit", "fsync", "full_page_writes")
    written = [word + between for word in words for between in ("=", ": ", " to ")]
    assert all(OFF.search(line + "off") for line in written)
    assert not any(OFF.search(line + "on") for line in written)
