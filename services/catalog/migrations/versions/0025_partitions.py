"""Outbox, inbox and changes have a partition for each day"""

from servicekit import schema
from servicekit.changes import schema as changes

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    schema.partition_v1(changes.partition_v1)
