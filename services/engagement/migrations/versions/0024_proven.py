"""Whether who wrote an enquiry has proven who they are; until when to answer"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    proven = sa.Column(
        "is_proven", sa.Boolean, nullable=False, server_default=sa.false()
    )
    op.add_column("enquiries", proven)
    op.add_column("enquiries", sa.Column("answer_by", sa.DateTime(timezone=True)))
    # Who had an account when writing, or claimed it since.
    op.execute("update enquiries set is_proven = true where buyer_id is not null")
