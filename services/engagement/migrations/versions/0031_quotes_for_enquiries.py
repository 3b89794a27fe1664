"""The enquiry behind a requirement that no buyer has posted"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("requirements", sa.Column("enquiry_id", sa.Uuid, nullable=True))
    op.create_index(
        "requirements_enquiry_id",
        "requirements",
        ["enquiry_id"],
        unique=True,
        postgresql_where=sa.text("enquiry_id is not null"),
    )
