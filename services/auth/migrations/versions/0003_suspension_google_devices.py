"""accounts: suspension, deletion, Google; google_attempts' browser; known_devices"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for name in ("suspended_at", "deleted_at"):
        op.add_column("accounts", sa.Column(name, _TIME))
    for name in ("suspended_reason", "google_subject"):
        op.add_column("accounts", sa.Column(name, sa.Text))
    op.create_index(
        "accounts_by_google_subject", "accounts", ["google_subject"], unique=True
    )
    op.add_column("google_attempts", sa.Column("browser_hash", sa.Text))
    op.create_table(
        "known_devices",
        sa.Column("email_hash", sa.Text, primary_key=True),
        sa.Column("device_hash", sa.Text, primary_key=True),
        sa.Column("last_at", _TIME, nullable=False, index=True),
    )
