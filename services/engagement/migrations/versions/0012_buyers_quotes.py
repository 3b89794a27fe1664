"""A buyer's quotes are found without reading everybody's."""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.create_index("quotes_by_buyer", "quotes", ["buyer_id", "sent_at"])
