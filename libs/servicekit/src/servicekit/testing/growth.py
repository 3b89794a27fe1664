"""How many rows each table has, and their bytes without indexes."""

from collections.abc import Iterator

from sqlalchemy import Engine, text

# A tuple's header is in `pg_column_size` of the row; its pointer in the page is not.
_POINTER = 4
_TABLES = text(
    "select relname from pg_class where relnamespace = 'public'::regnamespace"
    " and relkind in ('r', 'p') and not relispartition"
    " and relname <> 'alembic_version' order by relname"
)

Sizes = dict[str, tuple[int, int]]


def sizes(engine: Engine) -> Sizes:
    """Rows and bytes by table; those without a row are left out."""
    with engine.connect() as connection:
        names = connection.execute(_TABLES).scalars().all()
        found = {}
        for name in names:
            size = f"coalesce(sum(pg_column_size(t.*) + {_POINTER}), 0)"
            counted = text(f'select count(*), {size} from "{name}" t')  # noqa: S608
            rows, size_bytes = connection.execute(counted).one()
            if rows:
                found[name] = (rows, int(size_bytes))
    return found


def added(before: Sizes, after: Sizes) -> Sizes:
    """What has grown."""
    grown = {}
    for name, (rows, size_bytes) in after.items():
        old_rows, old_bytes = before.get(name, (0, 0))
        if rows > old_rows:
            grown[name] = (rows - old_rows, size_bytes - old_bytes)
    return grown


def lines(title: str, found: Sizes) -> Iterator[str]:
    """One for each table, and their sum."""
    for name, (rows, size_bytes) in found.items():
        yield f"{title} | {name} | {rows} rows | {size_bytes / rows:.0f} bytes each"
    rows, size_bytes = total(found)
    yield f"{title} | all | {rows} rows | {size_bytes} bytes"


def total(found: Sizes) -> tuple[int, int]:
    """Rows and bytes of all tables."""
    rows, size_bytes = (sum(column) for column in zip(*found.values(), strict=True))
    return rows, size_bytes
