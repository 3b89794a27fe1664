"""Settings come from the environment, under the service's name and under HAAT_."""

from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_settings import SettingsConfigDict

from servicekit.probe import answers
from servicekit.settings import ServiceSettings
from servicekit.urls import HttpUrls


class ShopSettings(ServiceSettings):
    model_config = SettingsConfigDict(env_prefix="SHOP_", populate_by_name=True)

    name: str = "shop"


def test_own_and_shared_values_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOP_DATABASE_URL", "postgresql+psycopg://x/y")
    monkeypatch.setenv("HAAT_POOL_SIZE", "3")
    monkeypatch.setenv("HAAT_AMQP_URL", "amqp://x/")
    monkeypatch.setenv("HAAT_ENVIRONMENT", "production")
    monkeypatch.delenv("OTEL_EXPORTER_OTLP_ENDPOINT", raising=False)
    settings = ShopSettings()
    assert (settings.pool_size, settings.amqp_url) == (3, "amqp://x/")
    assert settings.is_production


def test_tracing_in_production_needs_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"database_url": "x", "amqp_url": "x", "environment": "production"}
    for name in ("OTEL_EXPORTER_OTLP_ENDPOINT", "HAAT_TRACE_SHARE", "HAAT_TRACE_KEY"):
        monkeypatch.delenv(name, raising=False)
    assert ShopSettings(**given).trace_endpoint == ""
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://there:4318")
    monkeypatch.setenv("HAAT_TRACE_KEY", "guessable")
    with pytest.raises(ValidationError, match="trace_key"):
        ShopSettings(**given)
    monkeypatch.setenv("HAAT_TRACE_KEY", "k" * 32)
    assert ShopSettings(**given).trace_share == 1.0


def test_a_cache_in_production_needs_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"database_url": "x", "amqp_url": "x", "environment": "production"}
    for name in (
        "OTEL_EXPORTER_OTLP_ENDPOINT",
        "HAAT_CACHE_ADDRESS",
        "HAAT_PURGE_SECRET",
    ):
        monkeypatch.delenv(name, raising=False)
    assert ShopSettings(**given).purge_secret == ""
    monkeypatch.setenv("HAAT_CACHE_ADDRESS", "varnish:8080")
    for weak in ("", "guessable"):
        monkeypatch.setenv("HAAT_PURGE_SECRET", weak)
        with pytest.raises(ValidationError, match="purge_secret"):
            ShopSettings(**given)
    monkeypatch.setenv("HAAT_PURGE_SECRET", "k" * 32)
    assert ShopSettings(**given).cache_address == "varnish:8080"


def test_a_missing_value_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHOP_DATABASE_URL", raising=False)
    monkeypatch.delenv("HAAT_AMQP_URL", raising=False)
    with pytest.raises(ValidationError):
        ShopSettings()


NO_ADDRESSES = ("haat.example", "//haat.example", "https://")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("HAAT_PUBLIC_URL", (*NO_ADDRESSES, "https://haat.example/")),
        ("HAAT_STORAGE_S3_ENDPOINT", (*NO_ADDRESSES, "https://haat.example/")),
        ("HAAT_JWKS_URL", NO_ADDRESSES),
        ("HAAT_CACHE_ADDRESS", ("varnish", ":8080")),
    ],
)
def test_a_wrong_address_stops_the_start(
    monkeypatch: pytest.MonkeyPatch, name: str, wrong: tuple[str, ...]
) -> None:
    for value in wrong:
        monkeypatch.setenv(name, value)
        with pytest.raises(ValidationError, match=name):
            ShopSettings(database_url="x", amqp_url="x")


@pytest.mark.parametrize("wrong", [*NO_ADDRESSES, "https://search-1.example,search-2"])
def test_each_address_of_a_list_is_checked(wrong: str) -> None:
    nodes = "https://haat:a@search-1.example:9200,http://search-2.example"
    several = TypeAdapter(HttpUrls)
    assert [several.validate_python(given) for given in ("", nodes)] == ["", nodes]
    with pytest.raises(ValidationError, match="no address"):
        several.validate_python(wrong)


def test_an_error_contains_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is logged, and the error of one setting could print the others."""
    for name, value in (("HAAT_ENVIRONMENT", "production"), ("HAAT_LIMITS", "off")):
        monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError, match="HAAT_LIMITS") as caught:
        ShopSettings(database_url="postgresql://a:hidden@b/c", amqp_url="hidden")
    assert "hidden" not in str(caught.value)


def test_a_secret_is_read_from_the_file_named_like_its_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SHOP_DATABASE_URL", "HAAT_AMQP_URL"):
        monkeypatch.delenv(name, raising=False)
        (tmp_path / name).write_text(f"from the file {name}\n")
    monkeypatch.setenv("HAAT_SECRETS_DIR", str(tmp_path))
    monkeypatch.setenv("SHOP_DATABASE_URL", "from the environment")
    settings = ShopSettings()
    assert settings.database_url == "from the environment"
    assert settings.amqp_url == "from the file HAAT_AMQP_URL"


@pytest.mark.parametrize(("status", "is_well"), [(200, True), (503, False)])
def test_a_probe_reports_whether_its_address_answers(
    status: int, is_well: bool
) -> None:
    server = HTTPServer(("127.0.0.1", 0), _answering(status))
    with closing(server.socket):
        thread = Thread(target=server.handle_request)
        thread.start()
        url = f"http://127.0.0.1:{server.server_port}/health/ready"
        assert answers(url) is is_well
        thread.join()
    assert not answers(url)


def _answering(status: int) -> type[BaseHTTPRequestHandler]:
    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()

        def log_message(self, *words: object) -> None:
            pass

    return Answer
