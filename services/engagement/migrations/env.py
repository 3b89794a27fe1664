"""Alembic's door to the database of engagement."""

from servicekit import migrate
from engagement.settings import EngagementSettings

migrate.run(EngagementSettings())
