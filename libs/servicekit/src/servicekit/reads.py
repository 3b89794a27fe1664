"""Reads whose SQL is written once: a page asks them thousands of times a second.

SQLAlchemy writes each statement when it is first asked; asyncpg runs it. The rest of
a service's reads goes through `servicekit.db.Reader`, which costs five times as much.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, Protocol, cast

import asyncpg  # type: ignore[import-untyped]
import orjson
import sqlalchemy as sa
from fastapi import Depends, Request
from sqlalchemy.dialects.postgresql.asyncpg import (
    PGCompiler_asyncpg,
    PGDialect_asyncpg,
)

from servicekit.outages import DatabaseAway, is_outage
from servicekit.settings import ServiceSettings


# asyncpg's record and SQLAlchemy's: both are asked by name.
class Row(Protocol):
    def __getitem__(self, name: str, /) -> Any: ...

    def keys(self) -> Iterable[str]: ...


ACQUIRE_TIMEOUT_S = 5
IDLE_S = 60


class OddText(Exception):
    """PostgreSQL cannot hold what was asked for, such as a zero byte."""


class Prepared:
    """A statement with named values, made at import; its constants are in its text.

    PostgreSQL keeps one plan for whatever is asked: its indexes must suit every value.
    Values are what asyncpg takes: a UUID, a text, a number, a list of them.
    """

    def __init__(self, statement: sa.Executable) -> None:
        self.statement = statement

    def values(self, known: Mapping[str, Any]) -> list[Any]:
        return [known[name] for name in self._names]

    @property
    def sql(self) -> str:
        return self._written[0]

    @property
    def _names(self) -> Sequence[str]:
        return self._written[1]

    @cached_property
    def _written(self) -> tuple[str, Sequence[str]]:
        written = cast(Any, self.statement).compile(dialect=_DIALECT)
        return str(written), tuple(written.positiontup or ())


class _Writer(PGCompiler_asyncpg):
    """Constants are written out: the planner sees which index they allow."""

    def visit_bindparam(  # type: ignore[override]
        self, bindparam: Any, **how: Any
    ) -> str:
        if not bindparam.required:
            how["literal_binds"] = True
        return cast(str, super().visit_bindparam(bindparam, **how))  # type: ignore[no-untyped-call]


_DIALECT = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
_DIALECT.statement_compiler = _Writer


class Reads:
    """A pool of connections that keep their plans; opened when first asked."""

    def __init__(self, settings: ServiceSettings) -> None:
        self._settings = settings
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def rows(self, prepared: Prepared, **known: Any) -> Sequence[Row]:
        """Raises DatabaseAway or OddText."""
        pool = self._pool or await self._opened()
        try:
            connection = await pool.acquire(timeout=ACQUIRE_TIMEOUT_S)
            try:
                found = await connection.fetch(prepared.sql, *prepared.values(known))
            finally:
                await pool.release(connection)
        except asyncpg.DataError as error:
            raise OddText(str(error)) from error
        except OSError as error:  # nobody listens, or a timeout
            raise DatabaseAway(repr(error)) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if is_outage(error):
                raise DatabaseAway(repr(error)) from error
            raise
        return cast(Sequence[Row], found)

    async def first(self, prepared: Prepared, **known: Any) -> Row | None:
        """For statements that find one row or none."""
        found = await self.rows(prepared, **known)
        return found[0] if found else None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.terminate()

    async def _opened(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:  # opens no connection yet: this cannot fail
                self._pool = await _pool(self._settings)
        return self._pool


async def _pool(settings: ServiceSettings) -> asyncpg.Pool:
    return await asyncpg.create_pool(
        settings.dsn,
        password=lambda: sa.make_url(settings.dsn).password,  # of each new connection
        min_size=0,
        max_size=settings.pool_size,
        max_inactive_connection_lifetime=IDLE_S,
        timeout=ACQUIRE_TIMEOUT_S,
        init=_prepare,
        reset=_leave_as_is,
        server_settings={
            "application_name": f"{settings.name}-pages",
            "statement_timeout": str(settings.statement_timeout_ms),
            # Planning four joins costs more than running them.
            "plan_cache_mode": "force_generic_plan",
            "random_page_cost": "1.1",  # few rows by their keys: no table is hashed
        },
    )


async def _prepare(connection: asyncpg.Connection) -> None:
    for name in ("json", "jsonb"):
        await connection.set_type_codec(
            name, encoder=_json, decoder=orjson.loads, schema="pg_catalog"
        )


async def _leave_as_is(connection: asyncpg.Connection) -> None:
    """Nothing to reset: these connections only ever select."""


def _json(value: object) -> str:
    return orjson.dumps(value).decode()


async def _reads(request: Request) -> Reads:
    reads: Reads = request.app.state.database.pages
    return reads


Pages = Annotated[Reads, Depends(_reads)]
