"""No migration blocks the running version or removes what it uses: squawk reads the
SQL."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from migrated_sql import statements
from source import ROOT, SERVICES

SQUAWK = Path(sys.executable).with_name("squawk")
EXCEPTED = Path(__file__).with_name("migration_exceptions.toml")
# Style, not locks; a statement that fills a column may be slow; and PostgreSQL
# itself refuses `concurrently` inside a transaction.
LEFT_OUT = (
    *("prefer-bigint-over-int", "prefer-bigint-over-smallint", "prefer-text-field"),
    *("prefer-identity", "prefer-robust-stmts", "prefer-timestamp-tz"),
    *("require-statement-timeout", "ban-concurrent-index-creation-in-transaction"),
)


def _found(said: list[str]) -> dict[str, str]:
    """The findings of squawk, by rule."""
    options = ["--reporter=json", "--pg-version=15", "--assume-in-transaction"]
    without = [f"--exclude={','.join(LEFT_OUT)}"]
    done = subprocess.run(
        [SQUAWK, *options, *without, "--stdin-filepath=migration.sql"],
        input=";\n".join(said) + ";\n",
        capture_output=True,
        text=True,
    )
    return {each["rule_name"]: each["message"] for each in json.loads(done.stdout)}


def _excepted(service: str) -> dict[str, set[str]]:
    """Rules by revision; each with its reason."""
    known = tomllib.loads(EXCEPTED.read_text("utf-8")).get(service, {})
    assert all(entry["reason"] for entry in known.values())
    return {revision: set(entry["rules"]) for revision, entry in known.items()}


@pytest.mark.parametrize("service", SERVICES)
def test_no_migration_blocks_the_running_version(
    service: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = statements(ROOT / "services" / service, monkeypatch)
    assert len(said) == len([*_versions(service)])
    found = {revision: _found(own) for revision, own in said.items()}
    named = {revision: set(rules) for revision, rules in found.items() if rules}
    assert named == _excepted(service), found


def _versions(service: str) -> list[Path]:
    return list((ROOT / f"services/{service}/migrations/versions").glob("[0-9]*.py"))


@pytest.mark.parametrize(
    ("statement", "rule"),
    [
        ("create index x on products (name)", "require-concurrent-index-creation"),
        ("alter table products drop column name", "ban-drop-column"),
        ("alter table products rename column a to b", "renaming-column"),
        ("alter table products alter a type bigint", "changing-column-type"),
        ("alter table products add a text not null", "adding-required-field"),
        (
            "alter table products add constraint c check (a > 0)",
            "constraint-missing-not-valid",
        ),
    ],
)
def test_a_locking_or_breaking_statement_is_found(statement: str, rule: str) -> None:
    assert rule in _found(["set local lock_timeout = '5s'", statement])


def test_a_change_without_a_lock_timeout_is_found() -> None:
    assert "require-lock-timeout" in _found(["alter table products add a text"])


def test_a_compatible_change_is_accepted() -> None:
    timeout = "set local lock_timeout = '5s'"
    new = ["create table x (id uuid primary key)", "create index on x (id)"]
    assert _found([timeout, *new, "alter table products add a text"]) == {}
    assert _found([timeout, "create index concurrently y on products (name)"]) == {}
