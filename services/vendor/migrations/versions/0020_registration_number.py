"""The registration number that a verified company's documents prove"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

PROVEN = """
update sellers set registration_number = d.registration_number
from statutory_details d
where d.seller_id = sellers.id and sellers.gstin = d.pan_number
"""


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("sellers", sa.Column("registration_number", sa.Text))
    op.execute(PROVEN)
