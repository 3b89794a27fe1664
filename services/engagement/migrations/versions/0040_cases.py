"""Cases: a ticket has a thread, a supplier side, dates and who handles it"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, UUID

revision = "0040"
down_revision = "0039"

TIME = sa.DateTime(timezone=True)

# A reply and a note of the helpdesk were columns of the history.
REPLIES = """
insert into case_messages
  (id, case_id, author, by_user, audience, text, created_at)
select gen_random_uuid(), ticket_id, 'admin', by_user, 'writer', reason, at
from ticket_history where role = 'admin' and reason is not null
union all
select gen_random_uuid(), ticket_id, 'admin', by_user, 'staff', note, at
from ticket_history where role = 'admin' and note is not null
"""
DATES = """
update tickets set
  answered_at = case when status = 'answered' then updated_at end,
  closed_at = case when status = 'closed' then updated_at end,
  due_at = case when status = 'answered' then now() + interval '7 days' end
"""


def case_id() -> sa.Column[str]:
    key = sa.ForeignKey("tickets.id", ondelete="cascade")
    return sa.Column("case_id", UUID, key, nullable=False, index=True)


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    _add_columns()
    _create_messages()
    _create_views_and_templates()
    op.execute(REPLIES)
    op.execute(DATES)


def _add_columns() -> None:
    one, none = {"server_default": "1"}, {"server_default": "[]"}
    op.add_column("tickets", sa.Column("version", sa.Integer, nullable=False, **one))
    files = sa.Column("attachment_ids", JSONB, nullable=False, **none)
    op.add_column("tickets", files)
    for name in ("topic", "subject_kind", "subject_label", "assigned_name"):
        op.add_column("tickets", sa.Column(name, sa.Text))
    for name in ("subject_id", "seller_id", "assigned_to"):
        op.add_column("tickets", sa.Column(name, UUID))
    for name in ("answer_by", "due_at", "supplier_since", "answered_at", "closed_at"):
        op.add_column("tickets", sa.Column(name, TIME))


def _create_messages() -> None:
    op.create_table(
        "case_messages",
        sa.Column("id", UUID, primary_key=True),
        case_id(),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("by_user", UUID),
        sa.Column("by_name", sa.Text),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("attachment_ids", JSONB, nullable=False, server_default="[]"),
        sa.Column("created_at", TIME, nullable=False),
    )


def _create_views_and_templates() -> None:
    op.create_table(
        "case_views",
        sa.Column("id", UUID, primary_key=True),
        case_id(),
        sa.Column("by_user", UUID, nullable=False),
        sa.Column("by_name", sa.Text),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "case_templates",
        sa.Column("id", UUID, primary_key=True),
        *(sa.Column(n, sa.Text, nullable=False) for n in ("title", "text", "text_ne")),
        sa.Column("updated_by", UUID, nullable=False),
        sa.Column("updated_at", TIME, nullable=False),
    )
