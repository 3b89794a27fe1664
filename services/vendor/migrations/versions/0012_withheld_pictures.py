"""Pictures that a withheld product shows are not for strangers"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    no = sa.Column("is_withheld", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("drive_product_uses", no)
