"""What a seller keeps of an enquiry, and when who is to hear of it again"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

TIME = sa.DateTime(timezone=True)
WAITING = """
update enquiries set waiting_since = created_at
where status in ('new', 'seen') and first_response_at is null"""


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    for name in ("assigned_to", "next_step", "private_note"):
        op.add_column("enquiries", sa.Column(name, sa.Text))
    for name in ("remind_at", "reminded_at", "waiting_since", "nudge_at"):
        op.add_column("enquiries", sa.Column(name, TIME))
    op.execute(WAITING)
    index("enquiries_to_nudge", "nudge_at", "nudge_at is not null")
    waits = "remind_at is not null and reminded_at is null"
    index("enquiries_to_recall", "remind_at", waits)


def index(name: str, column: str, where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, "enquiries", [column], postgresql_where=condition)
