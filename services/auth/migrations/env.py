"""Alembic's door to the database of auth."""

from servicekit import migrate
from auth.settings import AuthSettings

migrate.run(AuthSettings())
