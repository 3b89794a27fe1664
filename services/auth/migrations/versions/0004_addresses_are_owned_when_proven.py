"""accounts: an address is unique among those who proved it only (ADR 8)"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_CLAIMED = """
    delete from known_devices where email_hash not in (
        select encode(sha256(convert_to(email, 'UTF8')), 'hex')
        from accounts where email_verified_at is not null
    )
"""
_PROVEN = sa.text("email_verified_at is not null and deleted_at is null")


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.drop_constraint("accounts_email_key", "accounts", type_="unique")
    op.create_index("accounts_by_email", "accounts", ["email", "created_at"])
    op.create_index(
        "accounts_by_proven_email",
        "accounts",
        ["email"],
        unique=True,
        postgresql_where=_PROVEN,
    )
    op.execute(_CLAIMED)  # a claim makes no browser known any more
