"""Alembic's door to the database of engagement."""

from engagement.settings import EngagementSettings
from servicekit import migrate

migrate.run(EngagementSettings())
