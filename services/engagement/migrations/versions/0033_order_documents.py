"""What an order's documents and payment reminders need"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0031"

COLUMNS = {
    "sellers": "address text, phone_number text",
    "orders": "quote_number text, valid_until date, payment_due_on date,"
    " payment_remind_at timestamptz",
}
# Orders that were received before get a due day, and no reminder of an old balance.
FROM_HISTORY = """
    update orders set payment_due_on =
        (h.at at time zone 'Asia/Kathmandu')::date + orders.credit_days
    from (select order_id, max(at) as at from order_history
          where to_status = 'received' group by order_id) h
    where h.order_id = orders.id and orders.payment_due_on is null
"""
FROM_QUOTES = """
    update orders set valid_until = q.valid_until, quote_number =
        'HQ-' || upper(right(replace(q.root_id::text, '-', ''), 8)) || '-' || q.version
    from quotes q where q.id = orders.quote_id and orders.quote_number is null
"""


def upgrade() -> None:
    """Beside the writers; what an attempt given up left behind goes first."""
    op.execute("set local lock_timeout = '5s'")
    for table, columns in COLUMNS.items():
        for column in columns.split(", "):
            op.execute(f"alter table {table} add column if not exists {column}")
    op.execute(FROM_HISTORY)
    op.execute(FROM_QUOTES)
    # The same company published again (`haat resync`) fills the new columns.
    op.execute("update sellers set version = 0")
    with op.get_context().autocommit_block():
        op.execute("set lock_timeout = '5s'")
        op.execute("drop index concurrently if exists orders_payment_remind_at")
        op.create_index(
            "orders_payment_remind_at",
            "orders",
            ["payment_remind_at"],
            postgresql_where=sa.text("payment_remind_at is not null"),
            postgresql_concurrently=True,
        )
