"""What was decided about a report, its history, and the language of who wrote it"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import UUID

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("product_reports", sa.Column("decision", sa.Text))
    locale = sa.Column("locale", sa.Text, nullable=False, server_default="en")
    op.add_column("product_reports", locale)
    report = sa.ForeignKey("product_reports.id", ondelete="cascade")
    op.create_table(
        "product_report_history",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("report_id", UUID, report, nullable=False, index=True),
        sa.Column("from_status", sa.Text, nullable=False),
        sa.Column("to_status", sa.Text, nullable=False),
        sa.Column("by_user", UUID),
        sa.Column("note", sa.Text),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
