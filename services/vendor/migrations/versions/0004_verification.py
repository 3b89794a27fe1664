"""Company standing, statutory details, the history of moves, phone codes, reports"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0004"
down_revision = "0003"

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    _extend_sellers()
    _create_statutory()
    # What was approved before there was a form: as much of it as is known.
    op.execute(
        "insert into statutory_details (id, seller_id, version, pan_number,"
        " registered_name, submitted_at, decided_at)"
        " select gen_random_uuid(), id, 1, gstin, company_name,"
        " statutory_approved_at, statutory_approved_at"
        " from sellers where statutory_detail_status = 'approved'"
    )
    _create_history()
    _create_phone_codes()
    _create_reports()


def _extend_sellers() -> None:
    active = {"nullable": False, "server_default": "active"}
    op.add_column("sellers", sa.Column("owner_status", sa.Text, **active))
    op.add_column("sellers", sa.Column("suspended_at", _TIME))
    op.add_column("sellers", sa.Column("suspended_reason", sa.Text))
    op.add_column("sellers", sa.Column("statutory_expires_at", _TIME))
    # Until now only a suspended person made a suspended company.
    op.execute(
        "update sellers set owner_status = 'suspended' where status = 'suspended'"
    )
    # Approvals had no end: none of them ends without its two notices.
    op.execute(
        "update sellers set statutory_expires_at = greatest("
        "statutory_approved_at + interval '365 days', now() + interval '60 days')"
        " where statutory_detail_status = 'approved'"
    )
    op.create_index("sellers_by_status", "sellers", ["status", "created_at"])
    op.create_index("sellers_statutory", "sellers", ["statutory_detail_status"])


def _create_statutory() -> None:
    texts = ("pan_number", "registered_name", "registration_type")
    texts += ("registration_number", "registration_office", "reason_code")
    op.create_table(
        "statutory_details",
        sa.Column("id", UUID, primary_key=True),
        sa.Column(
            "seller_id", UUID, sa.ForeignKey("sellers.id"), nullable=False, unique=True
        ),
        sa.Column("version", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Text) for name in (*texts, "reason_note")),
        sa.Column("vat_registered", sa.Boolean),
        sa.Column("submitted_at", _TIME, index=True),
        sa.Column("decided_at", _TIME),
        sa.Column("decided_by", UUID),
        sa.Column("noticed_days", sa.Integer),
    )
    op.create_index("statutory_by_pan", "statutory_details", ["pan_number"])
    op.create_table(
        "statutory_documents",
        sa.Column(
            "statutory_id",
            UUID,
            sa.ForeignKey("statutory_details.id", ondelete="cascade"),
            primary_key=True,
        ),
        sa.Column("file_id", UUID, primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        *(
            sa.Column(name, sa.Text, nullable=False)
            for name in ("name", "mime", "kind", "status")
        ),
        sa.Column("size_bytes", sa.BigInteger, nullable=False),
        sa.Column("note", sa.Text),
    )


def _create_history() -> None:
    op.create_table(
        "seller_moves",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("seller_id", UUID, sa.ForeignKey("sellers.id"), nullable=False),
        sa.Column("noun", sa.Text, nullable=False),
        sa.Column("subject_id", UUID),
        sa.Column("from_status", sa.Text),
        sa.Column("to_status", sa.Text, nullable=False),
        sa.Column("by_user", UUID),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("reason_code", sa.Text),
        sa.Column("reason", sa.Text),
        sa.Column("at", _TIME, nullable=False),
    )
    op.create_index("seller_moves_by_seller", "seller_moves", ["seller_id", "id"])


def _create_phone_codes() -> None:
    op.create_table(
        "phone_codes",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("user_id", UUID, nullable=False),
        sa.Column("phone", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("address", sa.Text),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created_at", _TIME, nullable=False, index=True),
        sa.Column("expires_at", _TIME, nullable=False),
        sa.Column("used_at", _TIME),
    )
    for who in ("user_id", "phone", "address"):
        op.create_index(f"phone_codes_by_{who}", "phone_codes", [who, "created_at"])


def _create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("reference", sa.Text, nullable=False, unique=True),
        sa.Column("seller_id", UUID, sa.ForeignKey("sellers.id"), nullable=False),
        sa.Column("reporter_id", UUID, index=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("email", sa.Text),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("note", sa.Text),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("handled_at", _TIME),
        sa.Column("handled_by", UUID),
    )
    op.create_index("reports_by_status", "reports", ["status", "id"])
    op.create_index("reports_by_seller", "reports", ["seller_id"])
