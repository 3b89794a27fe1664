"""OpenTelemetry: one trace from the browser to the last handler."""

from opentelemetry import propagate, trace
from opentelemetry.context import Context
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from servicekit.settings import ServiceSettings

tracer = trace.get_tracer("servicekit")


def configure(settings: ServiceSettings) -> None:
    """Starts a provider; spans leave only when an OTLP endpoint is set."""
    provider = TracerProvider(resource=Resource.create({"service.name": settings.name}))
    if settings.trace_endpoint:
        # A third of a cold start, and only needed here.
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (
            OTLPSpanExporter,
        )

        exporter = OTLPSpanExporter(f"{settings.trace_endpoint}/v1/traces")
        provider.add_span_processor(BatchSpanProcessor(exporter))
    trace.set_tracer_provider(provider)


def current_traceparent() -> str | None:
    """The W3C `traceparent` of the running span, to travel with an event."""
    carrier: dict[str, str] = {}
    propagate.inject(carrier)
    return carrier.get("traceparent")


def context_from(traceparent: str | None) -> Context:
    """The context an event was recorded in; empty when it carried none."""
    return propagate.extract({"traceparent": traceparent} if traceparent else {})
