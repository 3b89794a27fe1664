"""The enquiry behind a requirement that no buyer has posted"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Beside the writers; what an attempt given up left behind goes first."""
    op.execute("set local lock_timeout = '5s'")
    op.execute("alter table requirements add column if not exists enquiry_id uuid")
    with op.get_context().autocommit_block():
        op.execute("set lock_timeout = '5s'")
        op.execute("drop index concurrently if exists requirements_enquiry_id")
        op.create_index(
            "requirements_enquiry_id",
            "requirements",
            ["enquiry_id"],
            unique=True,
            postgresql_where=sa.text("enquiry_id is not null"),
            postgresql_concurrently=True,
        )
