"""Several labels of a seller on an enquiry, and where to deliver what is asked for"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "0015"
down_revision = "0014"

NONE = sa.text("'{}'")
# `label` stays the first of them: the version before reads and writes it.
BACKFILL = "update enquiries set labels = array[label] where label is not null"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    labels = sa.Column("labels", ARRAY(sa.Text), nullable=False, server_default=NONE)
    op.add_column("enquiries", labels)
    for name in ("district_id", "municipality_id"):
        op.add_column("enquiries", sa.Column(name, sa.Integer))
    op.execute(BACKFILL)
