"""Documents of people without a company; shares that administrators may read, too"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("drive_files", sa.Column("owner_id", UUID))
    op.alter_column("drive_files", "seller_id", nullable=True)
    op.create_index("drive_by_owner", "drive_files", ["owner_id"])
    op.create_check_constraint(
        "drive_files_whose", "drive_files", "num_nonnulls(seller_id, owner_id) = 1"
    )
    no = sa.Column("for_admins", sa.Boolean, nullable=False, server_default="false")
    op.add_column("document_shares", no)
