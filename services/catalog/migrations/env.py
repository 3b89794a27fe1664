"""Alembic's door to the database of catalog."""

from servicekit import migrate
from catalog.settings import CatalogSettings

migrate.run(CatalogSettings())
