"""Alembic's door to the database of vendor."""

from servicekit import migrate
from vendor.settings import VendorSettings

migrate.run(VendorSettings())
