"""The database of a service. Nothing else commits."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Request
from sqlalchemy import Engine, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlmodel import Session, create_engine

from servicekit.settings import ServiceSettings

if TYPE_CHECKING:
    from servicekit.storage.storage import Storage

POOL_TIMEOUT_S = 5
CONNECT_TIMEOUT_S = 5


class Database:
    """Two ways to one database: `session()` writes, a connection of `reads` reads.

    A connection of `public_reads` reads a replica where the settings name one.
    A session is one transaction, committed when its block ends. `reads` is an
    AUTOCOMMIT engine for prebuilt Core statements (no BEGIN, no ROLLBACK); psycopg
    prepares those that are used often.
    Each session carries the settings and the storage that `main` or `worker` made:
    `ServiceSettings.of(session)`, `Storage.of(session)`.
    """

    def __init__(
        self,
        engine: Engine,
        reads: AsyncEngine | None = None,
        carried: Mapping[str, Any] | None = None,
        replica: AsyncEngine | None = None,
    ) -> None:
        self.engine = engine
        self._reads, self._replica = reads, replica
        self._carried = dict(carried or {})

    @classmethod
    def connect(
        cls,
        settings: ServiceSettings,
        storage: "Storage | None" = None,
        *,
        with_reads: bool = True,
    ) -> "Database":
        engine = create_engine(settings.database_url, **_options(settings))
        _sign_in_with_current(engine, settings, "database_url")
        carried = {"settings": settings, "storage": storage}
        if not with_reads:
            return cls(engine, None, carried)
        has_replica = bool(settings.read_database_url)
        replica = _replica_engine(settings) if has_replica else None
        return cls(engine, _read_engine(settings), carried, replica)

    @property
    def reads(self) -> AsyncEngine:
        if self._reads is None:
            raise RuntimeError("this process opened no read engine")
        return self._reads

    @property
    def public_reads(self) -> AsyncEngine:
        """A moment late where it is a replica; never for what a caller just wrote."""
        return self._replica or self.reads

    @contextmanager
    def session(self) -> Iterator[Session]:
        """One transaction: committed when the block ends, rolled back if it raises."""
        session = Session(self.engine, expire_on_commit=False, info=self._carried)
        with session, session.begin():
            yield session

    def ping(self) -> None:
        """Raises sqlalchemy's OperationalError when the database is away."""
        with self.engine.connect() as connection:
            connection.execute(text("select 1"))

    async def close(self) -> None:
        for engine in (self._reads, self._replica):
            if engine is not None:
                await engine.dispose()
        self.engine.dispose()


def _options(settings: ServiceSettings, role: str = "") -> dict[str, Any]:
    """A pool that says 503 within seconds when the database is away or too busy."""
    return {
        # Errors repeat their values otherwise, and errors are logged.
        "hide_parameters": True,
        "pool_size": settings.pool_size,
        "max_overflow": settings.pool_overflow,
        "pool_pre_ping": True,
        "pool_timeout": POOL_TIMEOUT_S,
        "connect_args": {
            "options": f"-c statement_timeout={settings.statement_timeout_ms}",
            "application_name": f"{settings.name}{role}",
            "connect_timeout": CONNECT_TIMEOUT_S,
        },
    }


def _read_engine(settings: ServiceSettings) -> AsyncEngine:
    return _async_engine(settings, "database_url", _options(settings, "-reads"))


def _replica_engine(settings: ServiceSettings) -> AsyncEngine:
    options = _options(settings, "-replica")
    # Behind a PgBouncer each statement may get another session: nothing is prepared.
    options["connect_args"]["prepare_threshold"] = None
    return _async_engine(settings, "read_database_url", options)


def _async_engine(
    settings: ServiceSettings, name: str, options: dict[str, Any]
) -> AsyncEngine:
    # Few rows by their keys: reading a whole table to hash it is never better.
    options["connect_args"]["options"] += " -c random_page_cost=1.1"
    url = getattr(settings, name)
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", **options)
    _sign_in_with_current(engine.sync_engine, settings, name)
    return engine


def _sign_in_with_current(engine: Engine, settings: ServiceSettings, name: str) -> None:
    """Each new connection reads its credentials: a rotation needs no restart."""

    @event.listens_for(engine, "do_connect")
    def set_credentials(
        _dialect: object, _record: object, _args: object, given: dict[str, Any]
    ) -> None:
        url = make_url(settings.current(name))
        given.update({"user": url.username, "password": url.password})


def database_of(request: Request) -> Database:
    """The application's database, for endpoints that open their own transactions."""
    database: Database = request.app.state.database
    return database


def _session(request: Request) -> Iterator[Session]:
    with database_of(request).session() as session:
        yield session


async def _reader(request: Request) -> AsyncIterator[AsyncConnection]:
    async with database_of(request).reads.connect() as connection:
        yield connection


async def _public_reader(request: Request) -> AsyncIterator[AsyncConnection]:
    """Who is signed in may have written what they read."""
    database = database_of(request)
    is_signed_in = "authorization" in request.headers
    engine = database.reads if is_signed_in else database.public_reads
    async with engine.connect() as connection:
        yield connection


# scope="function" commits before the answer leaves: a failed commit is no 201.
Db = Annotated[Session, Depends(_session, scope="function")]
Reader = Annotated[AsyncConnection, Depends(_reader, scope="function")]
# For public answers without anything that the caller may just have written (ADR 108).
PublicReader = Annotated[AsyncConnection, Depends(_public_reader, scope="function")]
