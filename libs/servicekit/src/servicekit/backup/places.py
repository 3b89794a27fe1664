"""Where a service's database is, for psycopg and for PostgreSQL's own programs."""

import os
from dataclasses import dataclass

from sqlalchemy import URL, make_url

from servicekit.services import ServiceSpec


@dataclass(frozen=True)
class Place:
    url: URL

    @classmethod
    def of(cls, spec: ServiceSpec) -> "Place":
        return cls(make_url(spec.settings().database_url))

    @property
    def database(self) -> str:
        return self.url.database or ""

    @property
    def dsn(self) -> str:
        plain = self.url.set(drivername="postgresql")
        return plain.render_as_string(hide_password=False)

    def environment(self) -> dict[str, str]:
        """By environment, not by arguments: those everybody on the machine reads."""
        known = {
            "PGHOST": self.url.host,
            "PGPORT": self.url.port and str(self.url.port),
            "PGUSER": self.url.username,
            "PGPASSWORD": self.url.password,
            "PGDATABASE": self.url.database,
            "PGSSLMODE": self.url.query.get("sslmode"),
        }
        found = {name: str(value) for name, value in known.items() if value}
        return {**os.environ, **found}
