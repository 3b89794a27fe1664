"""Which replicas have applied a snapshot of their owner"""

from servicekit import schema

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    schema.create_applied_snapshots_v1()
