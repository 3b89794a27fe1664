"""Bulk upload: imports, their rows, pictures to fetch; a seller's own numbers."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

revision = "0003"
down_revision = "0002"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    _create_imports()
    _create_rows()
    _create_pictures()
    op.execute(
        "create index products_own_number on products (seller_id, lower(sku))"
        " where sku is not null and status <> 'archived'"
    )


def _create_imports() -> None:
    counts = ("total", "processed", "created", "updated", "failed", "bad_rows")
    op.create_table(
        "imports",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("owner_id", UUID, nullable=False),
        sa.Column("file_name", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("policy", sa.Text),
        sa.Column("phase", sa.Text),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("headers", JSONB, nullable=False),
        sa.Column("derived", sa.Integer, nullable=False),
        sa.Column("sample", JSONB, nullable=False),
        sa.Column("mapping", JSONB, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in counts),
        sa.Column("quota", JSONB),
        sa.Column("error", sa.Text),
        sa.Column("undo_until", _TIME),
        sa.Column("undone_at", _TIME),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("updated_at", _TIME, nullable=False),
        sa.Column("finished_at", _TIME),
    )
    op.create_index("imports_of_seller", "imports", ["seller_id", "id"])
    at_work = sa.text("phase is not null")
    op.create_index(
        "imports_at_work", "imports", ["updated_at"], postgresql_where=at_work
    )


def _create_rows() -> None:
    op.create_table(
        "import_rows",
        sa.Column("import_id", UUID, _import(), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("cells", JSONB, nullable=False),
        sa.Column("edits", JSONB, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("errors", JSONB, nullable=False),
        sa.Column("product_id", UUID),
        sa.Column("before", JSONB),
        sa.Column("after_version", sa.Integer),
    )
    op.create_index(
        "import_rows_by_status", "import_rows", ["import_id", "status", "number"]
    )


def _create_pictures() -> None:
    op.create_table(
        "import_pictures",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("import_id", UUID, _import(), nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("product_id", UUID, nullable=False),
        sa.Column("seller_id", UUID, nullable=False),
        sa.Column("sources", JSONB, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due_at", _TIME, nullable=False, index=True),
    )


def _import() -> sa.ForeignKey:
    return sa.ForeignKey("imports.id", ondelete="cascade")
