"""Reads spans of OTLP/HTTP, in protobuf or JSON, and builds their tree."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
)

MS = 1_000_000


@dataclass(frozen=True)
class Span:
    """Ids are hexadecimal; `parent_id` is empty where the trace begins."""

    trace_id: str
    span_id: str
    parent_id: str
    process: str
    name: str
    started_ns: int
    ended_ns: int
    facts: dict[str, str]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def of_protobuf(body: bytes) -> Iterator[Span]:
    for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
        process = _text_of(resource.resource.attributes)["service.name"]
        for scope in resource.scope_spans:
            for span in scope.spans:
                yield Span(
                    trace_id=span.trace_id.hex(),
                    span_id=span.span_id.hex(),
                    parent_id=span.parent_span_id.hex(),
                    process=process,
                    name=span.name,
                    started_ns=span.start_time_unix_nano,
                    ended_ns=span.end_time_unix_nano,
                    facts=_text_of(span.attributes),
                )


def of_json(body: bytes) -> Iterator[Span]:
    for resource in json.loads(body)["resourceSpans"]:
        process = _value_of(resource["resource"]["attributes"])["service.name"]
        for scope in resource["scopeSpans"]:
            for span in scope["spans"]:
                yield Span(
                    trace_id=span["traceId"],
                    span_id=span["spanId"],
                    parent_id=span.get("parentSpanId", ""),
                    process=process,
                    name=span["name"],
                    started_ns=int(span["startTimeUnixNano"]),
                    ended_ns=int(span["endTimeUnixNano"]),
                    facts=_value_of(span.get("attributes", [])),
                )


def _text_of(attributes: Iterable[Any]) -> dict[str, str]:
    return {
        each.key: str(getattr(each.value, each.value.WhichOneof("value") or "", ""))
        for each in attributes
    }


def _value_of(attributes: Iterable[Any]) -> dict[str, str]:
    return {each["key"]: str(*each["value"].values()) for each in attributes}


def processes(spans: Iterable[Span]) -> set[str]:
    return {span.process for span in spans}


def tree(spans: list[Span]) -> list[str]:
    """A line for each span, below its parent: when it began, how long it took."""
    known = {span.span_id for span in spans}
    began = min((span.started_ns for span in spans), default=0)
    lines: list[str] = []

    def add(parent: str, depth: int) -> None:
        for span in sorted(spans, key=lambda each: each.started_ns):
            is_top = not parent and span.parent_id not in known
            if span.parent_id == parent if parent else is_top:
                lines.append(_line(span, began, depth))
                add(span.span_id, depth + 1)

    add("", 0)
    return lines


def _line(span: Span, began: int, depth: int) -> str:
    at, took = (span.started_ns - began) / MS, (span.ended_ns - span.started_ns) / MS
    name = f"{'  ' * depth}{span.process}: {span.name}"
    return f"{at:9.1f} ms {took:8.1f} ms  {name}"
