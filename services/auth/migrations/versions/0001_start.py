"""accounts, sessions, refresh_tokens, login_attempts, google_attempts"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, UUID

from servicekit import schema

revision = "0001"
down_revision = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    schema.create_v1()
    _create_accounts()
    _create_sessions()
    op.create_table(
        "login_attempts",
        sa.Column("email_hash", sa.Text, primary_key=True),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("last_at", _TIME, nullable=False, index=True),
        sa.Column("blocked_until", _TIME),
    )
    op.create_table(
        "google_attempts",
        sa.Column("state", sa.Text, primary_key=True),
        sa.Column("code_verifier", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("created_at", _TIME, nullable=False, index=True),
    )


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("email", sa.Text, nullable=False, unique=True),
        sa.Column("password_hash", sa.Text),
        sa.Column("fname", sa.Text, nullable=False),
        sa.Column("lname", sa.Text, nullable=False),
        sa.Column("phone_number", sa.Text),
        sa.Column("account_type", sa.Text, nullable=False),
        sa.Column("roles", ARRAY(sa.Text), nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("email_verified_at", _TIME),
        sa.Column("phone_verified_at", _TIME),
        sa.Column("terms_accepted_at", _TIME),
        sa.Column("created_at", _TIME, nullable=False),
    )


def _create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", UUID, primary_key=True),
        sa.Column(
            "user_id", UUID, sa.ForeignKey("accounts.id"), nullable=False, index=True
        ),
        sa.Column("user_agent", sa.Text),
        sa.Column("address", sa.Text),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("last_used_at", _TIME, nullable=False),
        sa.Column("expires_at", _TIME, nullable=False, index=True),
        sa.Column("revoked_at", _TIME, index=True),
    )
    op.create_table(
        "refresh_tokens",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column(
            "session_id", UUID, sa.ForeignKey("sessions.id"), nullable=False, index=True
        ),
        sa.Column("expires_at", _TIME, nullable=False, index=True),
        sa.Column("used_at", _TIME),
    )
