"""Which replicas have applied a snapshot of their owner"""

from servicekit import schema

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    schema.create_applied_snapshots_v1()
