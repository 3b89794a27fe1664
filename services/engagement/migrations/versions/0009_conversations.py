"""Conversations about leads too: read marks, files, taking back, blocking"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

revision = "0009"
down_revision = "0008"

TIME = sa.DateTime(timezone=True)
MESSAGES = "enquiry_messages"
# Of each side's newest messages as many are unread as were counted for the other.
UNSEEN = """
update enquiry_messages set read_at = null from (
  select m.id, m.sender_role, row_number() over (
      partition by m.enquiry_id, m.sender_role order by m.id desc) as place,
    e.seller_unread - case when e.status = 'new' then 1 else 0 end as of_seller,
    e.buyer_unread as of_buyer
  from enquiry_messages m join enquiries e on e.id = m.enquiry_id) counted
where counted.id = enquiry_messages.id and counted.place <=
  case counted.sender_role when 'buyer' then of_seller else of_buyer end"""


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    extend_messages()
    op.create_table(
        "conversations",
        sa.Column("id", UUID, primary_key=True),
        sa.Column("last_at", TIME, nullable=False),
    )
    op.execute(
        "insert into conversations (id, last_at)"
        " select enquiry_id, max(created_at) from enquiry_messages group by enquiry_id"
    )
    op.create_table(
        "contact_blocks",
        sa.Column("seller_id", UUID, primary_key=True),
        sa.Column("buyer_id", UUID, primary_key=True),
        sa.Column("by_role", sa.Text, primary_key=True),
        sa.Column("at", TIME, nullable=False),
    )
    # Still written and counted by the version before this one.
    for column in ("seller_unread", "buyer_unread"):
        op.alter_column("enquiries", column, server_default=sa.text("0"))


def extend_messages() -> None:
    match = sa.ForeignKey("matches.id", ondelete="cascade")
    about = sa.Computed("coalesce(enquiry_id, match_id)", persisted=True)
    op.add_column(MESSAGES, sa.Column("match_id", UUID, match))
    op.alter_column(MESSAGES, "enquiry_id", nullable=True)
    op.add_column(MESSAGES, sa.Column("conversation_id", UUID, about))
    files = sa.Column(
        "attachment_ids", JSONB, nullable=False, server_default=sa.text("'[]'")
    )
    op.add_column(MESSAGES, files)
    for name in ("read_at", "removed_at"):
        op.add_column(MESSAGES, sa.Column(name, TIME))
    op.execute("update enquiry_messages set read_at = created_at")
    op.execute(UNSEEN)
    one = "num_nonnulls(enquiry_id, match_id) = 1"
    op.create_check_constraint("enquiry_messages_about_one", MESSAGES, one)
    newest = ["conversation_id", "id"]
    op.create_index("enquiry_messages_of_conversation", MESSAGES, newest)
    unread = sa.text("read_at is null and removed_at is null")
    op.create_index(
        "enquiry_messages_unread",
        MESSAGES,
        ["conversation_id", "sender_role"],
        postgresql_where=unread,
    )
    op.create_index("enquiry_messages_by_sender", MESSAGES, ["sender_id", "created_at"])
