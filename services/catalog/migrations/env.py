"""Alembic's door to the database of catalog."""

from catalog.settings import CatalogSettings
from servicekit import migrate

migrate.run(CatalogSettings())
