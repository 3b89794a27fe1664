"""What a log line contains, and what it redacts."""

import io
import json
import logging as standard

import pytest
import structlog
from opentelemetry.sdk.trace import TracerProvider

from servicekit import logging
from servicekit.settings import ServiceSettings

log = structlog.get_logger()


@pytest.fixture
def lines():
    """The lines written so far, as objects."""
    root = standard.getLogger()
    before = root.handlers[:], root.level
    settings = ServiceSettings(
        name="shop", database_url="x", amqp_url="x", environment="production"
    )
    logging.configure(settings)
    written = io.StringIO()
    root.handlers[0].setStream(written)

    def read() -> list[dict[str, str]]:
        return [json.loads(line) for line in written.getvalue().splitlines()]

    yield read
    root.handlers[:], root.level = before
    structlog.reset_defaults()


def test_a_log_line_has_its_service_and_trace(lines) -> None:
    with TracerProvider().get_tracer("test").start_as_current_span("x") as span:
        log.info("parcel_sent", parcel_id=7)
    (line,) = lines()
    assert (line["event"], line["service"], line["parcel_id"]) == (
        "parcel_sent",
        "shop",
        7,
    )
    assert line["trace_id"] == f"{span.get_span_context().trace_id:032x}"


@pytest.mark.parametrize(
    "told",
    ["sita@example.com", "+977 9841234567", "9779841234567", "९८४१२३४५६७"],
)
def test_an_email_address_is_redacted(lines, told: str) -> None:
    log.info("parcel_sent", to=f"for {told}.")
    standard.getLogger("library").warning("refused: %s", told)
    try:
        raise ValueError(f"Key (email)=({told}) already exists.")
    except ValueError:
        log.exception("request_failed")
    written = lines()
    assert len(written) == 3
    assert told not in json.dumps(written, ensure_ascii=False)


def test_ids_and_times_are_logged_unchanged(lines) -> None:
    kept = "01a201a5-c7cb-7754-a80d-984123456789 at 1795320821.8035262, 98412345678"
    log.info("parcel_sent", about=kept)
    assert lines()[0]["about"] == kept


def test_uvicorn_writes_the_same_log_format(
    lines, caplog: pytest.LogCaptureFixture
) -> None:
    # A server that ran in this process before may have changed the level.
    caplog.set_level(standard.INFO, "uvicorn.error")
    standard.getLogger("uvicorn.error").info("Started server process [%d]", 7)
    assert lines()[0]["event"] == "Started server process [7]"
