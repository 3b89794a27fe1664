"""What every service's `migrations/env.py` calls."""

from alembic import context
from sqlalchemy import create_engine, pool, text
from sqlmodel import SQLModel

from servicekit.settings import ServiceSettings

LOCK_TIMEOUT = "5s"


def run(settings: ServiceSettings) -> None:
    """Runs the migrations online, one transaction each; waits at most 5 s for locks."""
    engine = create_engine(settings.database_url, poolclass=pool.NullPool)
    with engine.connect() as connection:
        connection.execute(text(f"set lock_timeout = '{LOCK_TIMEOUT}'"))
        connection.commit()
        context.configure(
            connection=connection,
            target_metadata=SQLModel.metadata,
            transaction_per_migration=True,
            compare_type=True,
        )
        with context.begin_transaction():
            context.run_migrations()
