"""The connections to a database, read again and again from outside."""

import threading
from collections import Counter

import psycopg

_CONNECTED = """
select application_name from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
  and backend_type = 'client backend'"""
EVERY_S = 0.002


class SessionWatch:
    """`peak`: the most of each name at one moment; `most`: of all names together."""

    def __init__(self, url: str) -> None:
        self.peak: Counter[str] = Counter()
        self.most = 0
        dsn = url.replace("postgresql+psycopg://", "postgresql://")
        self._connection = psycopg.connect(dsn, autocommit=True)
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def now(self) -> Counter[str]:
        rows = self._connection.execute(_CONNECTED).fetchall()
        return Counter(name for (name,) in rows)

    def _run(self) -> None:
        while not self._is_over.wait(EVERY_S):
            found = self.now()
            self.peak |= found
            self.most = max(self.most, found.total())

    def __enter__(self) -> "SessionWatch":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()
        self._connection.close()
