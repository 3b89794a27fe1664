"""structlog: JSON lines; on a developer's machine readable ones."""

import logging
import re
import sys
from typing import Any

import structlog
from opentelemetry import trace
from structlog.typing import EventDict

from servicekit.settings import ServiceSettings

_MAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+")
# A Nepali mobile number in Latin or Devanagari digits, never a part of an id.
_PHONE = re.compile(r"(?<![\w-])(?:\+?(?:977|९७७)[ -]?)?[9९][678६७८]\d{8}(?![\w-])")


def configure(settings: ServiceSettings) -> None:
    """Sends every log line, ours and the libraries', through one renderer."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        _naming(settings.name),
        _add_trace,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_addresses,
    ]
    renderer = _renderer(settings)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processor=renderer
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for noisy in ("uvicorn.access", "pika", "amqp", "httpx", "opensearch"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for own_way in ("uvicorn", "uvicorn.error"):  # set up before us, for a terminal
        logging.getLogger(own_way).handlers.clear()
        logging.getLogger(own_way).propagate = True


def _naming(service: str) -> structlog.typing.Processor:
    """Not a context variable: a worker's green threads begin with an empty context."""

    def add_service(_: Any, __: str, entry: EventDict) -> EventDict:
        entry["service"] = service
        return entry

    return add_service


def _add_trace(_: Any, __: str, entry: EventDict) -> EventDict:
    """The trace a line belongs to, the same from the browser to the last handler."""
    context = trace.get_current_span().get_span_context()
    if context.is_valid:
        entry["trace_id"] = trace.format_trace_id(context.trace_id)
    return entry


def without_addresses(_: Any, __: str, entry: EventDict) -> EventDict:
    """The last door: an error of somebody else's library repeats what it was given."""
    for name, value in entry.items():
        if isinstance(value, str):
            entry[name] = _PHONE.sub("[phone]", _MAIL.sub("[mail]", value))
    return entry


def _renderer(settings: ServiceSettings) -> structlog.typing.Processor:
    if settings.environment == "development":
        return structlog.dev.ConsoleRenderer(colors=False)
    return structlog.processors.JSONRenderer()
