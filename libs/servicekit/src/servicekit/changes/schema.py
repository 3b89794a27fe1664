"""The table `changes` and the triggers that fill it, for a service's migrations.

Statement triggers with transition tables record every write. A function here never
changes once it has shipped; the next one is `…_v2`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from alembic import op

from servicekit import schema
from servicekit.partitions import midnight

_TABLES = (
    """
create table changes (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  ref_id uuid,
  at timestamptz not null default now())""",
    "create index changes_xid on changes (xid)",
    "create index changes_at on changes (at)",
    "create table changes_forgotten (xid xid8 not null)",
)
_FUNCTION = """
create function tell_changes_of_{table}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then {inserted};
  elsif tg_op = 'DELETE' then {deleted};
  elsif tg_op = 'UPDATE' then {updated};
  else {truncated};
  end if;
  if found then perform pg_notify('changes', ''); end if;
  return null;
end $$"""
_OPERATIONS = {
    "insert": "referencing new table as new_rows",
    "update": "referencing old table as old_rows new table as new_rows",
    "delete": "referencing old table as old_rows",
    "truncate": "",
}


@dataclass(frozen=True)
class Watch:
    """When rows of a table change, record `kind` and the ids in this column.

    Without a column only the kind is recorded, for tables without a UUID.
    """

    kind: str
    column: str | None = "id"


def create_v1() -> None:
    """The table, and the newest transaction whose changes were deleted."""
    for statement in _TABLES:
        op.execute(statement)


_PARTITIONED = (
    "alter table changes_before alter seq drop identity",
    "create sequence changes_seq_seq owned by changes.seq",
    "select setval('changes_seq_seq', coalesce(max(seq), 0) + 1, false)"
    " from changes_before",
    "alter table changes alter seq set default nextval('changes_seq_seq')",
    "create index on changes (xid)",
    "create index on changes (at)",
)


def partition_v1() -> None:
    """By day; a follower that starts again reads everything again, once."""
    if not schema.become_parent_v1("changes", "at"):
        return
    for statement in _PARTITIONED:
        op.execute(statement)
    schema.attach_first_v1("changes", midnight)


def watch_v1(table: str, *watches: Watch) -> None:
    """Records every insert, update, delete and truncate of the table."""
    inserts = {
        "inserted": _insert_statement(watches, ("new_rows",)),
        "deleted": _insert_statement(watches, ("old_rows",)),
        "updated": _insert_statement(watches, ("old_rows", "new_rows")),
        "truncated": _insert_statement(watches, ()),
    }
    op.execute(_FUNCTION.format(table=table, **inserts))
    for operation, rows in _OPERATIONS.items():
        op.execute(
            f"create trigger tell_{operation} after {operation} on {table} {rows}"
            f" for each statement execute function tell_changes_of_{table}()"
        )


def unwatch_v1(table: str) -> None:
    """Drops the triggers, before `watch_v1` records more of the table."""
    op.execute(f"drop function tell_changes_of_{table} cascade")


def _insert_statement(watches: Sequence[Watch], sources: Sequence[str]) -> str:
    """One insert of all kinds; the union drops what both row sets have."""
    selects = {_select(each, source) for each in watches for source in sources}
    if not sources:
        selects = {_select(Watch(each.kind, None), "") for each in watches}
    return f"insert into changes (kind, ref_id) {' union '.join(sorted(selects))}"


def _select(watch: Watch, source: str) -> str:
    if watch.column is None:
        return f"select '{watch.kind}', null::uuid"
    rows = f"from {source} where {watch.column} is not null"
    return f"select '{watch.kind}', {watch.column} {rows}"
