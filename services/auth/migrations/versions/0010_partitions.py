"""Outbox and inbox have a partition for each day"""

from servicekit import schema

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    schema.partition_v1()
