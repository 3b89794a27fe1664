"""The working time until the first answer (of older enquiries without closed days), and
the minimum order of products"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"

# Sunday to Friday, ten to six in Nepal.
_FILL = """
update enquiries e set response_minutes = (
  select coalesce(floor(sum(greatest(extract(epoch from
    least(e.first_response_at at time zone 'Asia/Kathmandu', d + interval '18 hours')
    - greatest(e.created_at at time zone 'Asia/Kathmandu', d + interval '10 hours')
  ), 0)) / 60), 0)
  from generate_series(
    date_trunc('day', e.created_at at time zone 'Asia/Kathmandu'),
    e.first_response_at at time zone 'Asia/Kathmandu', interval '1 day') d
  where extract(dow from d) <> 6)
where e.first_response_at > now() - interval '120 days'
"""


def upgrade() -> None:
    op.execute("set local lock_timeout = '5s'")
    op.add_column("enquiries", sa.Column("response_minutes", sa.Integer))
    op.add_column("enquiries", sa.Column("moq", sa.Integer))
    op.add_column("enquiries", sa.Column("moq_unit", sa.Text))
    op.add_column("products", sa.Column("moq", sa.Integer))
    # A resync writes newer versions only: it fills `moq` of products published before.
    op.execute("update products set version = version - 1")
    op.execute(_FILL)
