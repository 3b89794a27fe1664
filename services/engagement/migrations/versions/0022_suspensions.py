"""Who is suspended: what is theirs stands still"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_table(
        "suspensions",
        sa.Column("subject_id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True)),
    )
