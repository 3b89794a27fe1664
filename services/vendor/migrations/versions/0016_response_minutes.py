"""The working time until the first answer; of older enquiries without closed days"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

# Sunday to Friday, ten to six in Nepal.
_FILL = """
update received_enquiries e set response_minutes = (
  select coalesce(floor(sum(greatest(extract(epoch from
    least(e.answered_at at time zone 'Asia/Kathmandu', d + interval '18 hours')
    - greatest(e.created_at at time zone 'Asia/Kathmandu', d + interval '10 hours')
  ), 0)) / 60), 0)
  from generate_series(
    date_trunc('day', e.created_at at time zone 'Asia/Kathmandu'),
    e.answered_at at time zone 'Asia/Kathmandu', interval '1 day') d
  where extract(dow from d) <> 6)
where e.answered_at > now() - interval '120 days'
"""


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("received_enquiries", sa.Column("response_minutes", sa.Integer))
    op.execute(_FILL)
