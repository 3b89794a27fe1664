"""The base of vendor's tables."""

import sqlalchemy as sa
from sqlmodel import SQLModel


class Table(SQLModel):
    """Has its own metadata: `haat` loads all services, and their tables share names."""

    metadata = sa.MetaData()
