"""Which companies have a name that looks like this one"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_INDEXES = {
    "sellers_by_skeleton": (["name_skeletons"], "gin", None),
    "sellers_without_skeletons": (["id"], "btree", "name_skeletons is null"),
    "sellers_renamed": (["pending_name_at"], "btree", "pending_name_at is not null"),
}


def upgrade() -> None:
    """Beside the writers; what an attempt given up left behind goes first."""
    with op.get_context().autocommit_block():
        op.execute("set lock_timeout = '5s'")
        for name, (columns, kind, where) in _INDEXES.items():
            op.execute(f"drop index concurrently if exists {name}")
            op.create_index(
                name,
                "sellers",
                columns,
                postgresql_using=kind,
                postgresql_where=sa.text(where) if where else None,
                postgresql_concurrently=True,
            )
