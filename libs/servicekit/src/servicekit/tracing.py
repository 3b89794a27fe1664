"""OpenTelemetry: one trace from the click to the last mail (ADR 21).

Without an OTLP endpoint nothing is made: a span is the one the caller sent, and
trace ids travel on untouched.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.trace import Span, SpanKind, StatusCode
from opentelemetry.trace.propagation.tracecontext import (
    TraceContextTextMapPropagator,
)

from servicekit.settings import ServiceSettings

EXPORT_WITHIN_S = 2

tracer = trace.get_tracer("servicekit")
# Never baggage: what strangers put there would travel with every event.
_traceparents = TraceContextTextMapPropagator()


def configure(settings: ServiceSettings, process: str) -> None:
    """Sends spans of this process, named as in `make status`, where there is one."""
    if not settings.trace_endpoint:
        return
    # A third of a cold start, and only needed here.
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    from servicekit.trace_share import KeyedShare

    resource = {"service.name": process, "service.namespace": "haat"}
    share = KeyedShare(settings.trace_key, settings.trace_share)
    provider = TracerProvider(resource=Resource.create(resource), sampler=share)
    exporter = OTLPSpanExporter(
        f"{settings.trace_endpoint}/v1/traces", timeout=EXPORT_WITHIN_S
    )
    provider.add_span_processor(BatchSpanProcessor(exporter))
    trace.set_tracer_provider(provider)


def flush() -> None:
    """Sends the spans that wait. Call it once, at the end of the process."""
    shutdown = getattr(trace.get_tracer_provider(), "shutdown", None)
    if shutdown:  # the API's own provider stores nothing
        shutdown()


def traceparent_of(span: Span) -> str | None:
    """The W3C `traceparent` of a span; None when it belongs to no trace."""
    carrier: dict[str, str] = {}
    _traceparents.inject(carrier, trace.set_span_in_context(span, Context()))
    return carrier.get("traceparent")


def current_traceparent() -> str | None:
    """That of the running span, to travel with an event or to wait in a row."""
    return traceparent_of(trace.get_current_span())


def context_from(traceparent: str | None) -> Context:
    """The context an event was recorded in; empty when it carried none."""
    carrier = {"traceparent": traceparent} if traceparent else {}
    return _traceparents.extract(carrier, Context())


@contextmanager
def continued(
    name: str, traceparent: str | None, kind: SpanKind = SpanKind.INTERNAL
) -> Iterator[Span]:
    """A span of what runs now, in the trace of its request or event.

    Of an error it tells the class alone: messages carry addresses.
    """
    with tracer.start_as_current_span(
        name,
        context=context_from(traceparent),
        kind=kind,
        record_exception=False,
        set_status_on_exception=False,
    ) as span:
        try:
            yield span
        except BaseException as error:
            span.set_status(StatusCode.ERROR, type(error).__name__)
            raise


def sending(name: str, traceparent: str | None, since: datetime) -> Span:
    """A span of an event on its way out, from its commit on; the caller ends it."""
    return tracer.start_span(
        name,
        context=context_from(traceparent),
        kind=SpanKind.PRODUCER,
        start_time=int(since.timestamp() * 1e9),
    )
