"""Which replicas have applied a snapshot of their owner"""

from servicekit import schema

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    schema.create_applied_snapshots_v1()
