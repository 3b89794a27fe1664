"""Orders in which nothing happens have an end"""

from alembic import op

revision = "0039"
down_revision = "0038"

# Nobody was reminded before: at least thirty days from now.
_FILL = """
update orders set due_at = greatest(
    greatest(updated_at, needed_by::timestamptz,
             created_at + coalesce(delivery_days, 0) * interval '1 day')
      + interval '90 days',
    now() + interval '31 days')
where status in ('placed', 'confirmed', 'part_delivered', 'short') and due_at is null
"""
# A placed order that still reminds its seller to confirm does so first.
_REMIND = """
update orders set remind_at = due_at - interval '30 days'
where status in ('placed', 'confirmed', 'part_delivered', 'short') and remind_at is null
"""


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.execute(_FILL)
    op.execute(_REMIND)
