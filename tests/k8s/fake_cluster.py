"""The far end of a catalog that searches OpenSearch: an index that is there."""

import os
from contextlib import AbstractContextManager

from catalog.search.opensearch.generation import PRODUCTS, alias
from catalog.settings import CatalogSettings
from servicekit.changes import store
from servicekit.testing.http_server import JsonHandler, serving


class Answers(JsonHandler):
    """To every write yes; one generation serves, and has all changes."""

    def do_GET(self) -> None:
        name = alias(CatalogSettings(), PRODUCTS)
        if "_alias" in self.path:
            self.answer({f"{name}-1": {"aliases": {name: {}}}})
        else:
            self.answer({"_source": {"position": _position()}})

    def do_PUT(self) -> None:
        self.read_body()
        self.answer({"result": "updated"})

    do_POST = do_PUT


def _position() -> str:
    dsn = os.environ["CATALOG_DATABASE_URL"].replace("+psycopg", "")
    with store.connect(dsn, "fake-cluster") as connection:
        return str(store.present(connection))


def fake_cluster() -> AbstractContextManager[str]:
    """Its address."""
    return serving(Answers)
