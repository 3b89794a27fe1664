"""Alembic's door to the database of auth."""

from auth.settings import AuthSettings
from servicekit import migrate

migrate.run(AuthSettings())
