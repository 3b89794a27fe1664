"""One AsyncAPI 3 document: every event with its publisher and its readers."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic.json_schema import models_json_schema

from servicekit.messaging.event import Event
from servicekit.messaging.topology import EVENTS
from servicekit.services import ServiceSpec

Document = dict[str, Any]

CONTENT = "application/cloudevents+json"
SCHEMAS = "#/components/schemas/"
ABOUT = (
    "What the services tell each other. Each event is a CloudEvents envelope on the "
    "topic exchange `events`; its type is the routing key and carries the version. A "
    "published event gains optional fields, nothing else."
)


class ForeignEvent(ValueError):
    """A service hears what nobody tells."""


def document(
    events: Sequence[type[Event]], services: Mapping[str, ServiceSpec]
) -> Document:
    """Raises ForeignEvent for a subscription to an event that is not among them."""
    channels = {event.type: _channel(event) for event in events}
    operations = {
        f"{_owner(event)}.tells.{event.type}": _told(event) for event in events
    }
    for spec in services.values():
        operations |= _heard(spec, channels)
    named = {event: event.type for event in events}
    references, definitions = models_json_schema(
        [(event, "validation") for event in events], ref_template=SCHEMAS + "{model}"
    )
    payloads = {event: references[(event, "validation")] for event in events}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Haat events", "version": "1", "description": ABOUT},
        "defaultContentType": CONTENT,
        "servers": {"broker": _broker()},
        "channels": dict(sorted(channels.items())),
        "operations": dict(sorted(operations.items())),
        "components": {
            "messages": {
                named[event]: _message(event, payloads[event])
                for event in sorted(events, key=named.__getitem__)
            },
            "schemas": {"Envelope": _envelope(), **definitions["$defs"]},
        },
    }


def _owner(event: type[Event]) -> str:
    return event.type.split(".", 1)[0]


def _broker() -> Document:
    about = "RabbitMQ; its address is HAAT_AMQP_URL."
    host = {"host": "rabbitmq:5672", "protocol": "amqp", "protocolVersion": "0-9-1"}
    return {**host, "description": about}


def _channel(event: type[Event]) -> Document:
    exchange = {"name": EVENTS.name, "type": EVENTS.type, "durable": True, "vhost": "/"}
    route = {"is": "routingKey", "exchange": exchange, "bindingVersion": "0.3.0"}
    message = {"$ref": f"#/components/messages/{event.type}"}
    return {
        "address": event.type,
        "messages": {event.__name__: message},
        "bindings": {"amqp": route},
    }


def _told(event: type[Event]) -> Document:
    channel = {"$ref": f"#/channels/{event.type}"}
    return {"action": "send", "channel": channel, "tags": [{"name": _owner(event)}]}


def _heard(spec: ServiceSpec, channels: Iterable[str]) -> dict[str, Document]:
    found = {}
    for queue, event_type in spec.queues():
        if event_type not in channels:
            raise ForeignEvent(f"{queue} hears {event_type}, which nobody tells")
        found[f"{spec.name}.hears.{event_type}"] = {
            "action": "receive",
            "channel": {"$ref": f"#/channels/{event_type}"},
            "title": queue,
            "tags": [{"name": spec.name}],
        }
    return found


def _message(event: type[Event], payload: Document) -> Document:
    own = {"type": {"const": event.type}, "data": payload}
    whole = [{"$ref": f"{SCHEMAS}Envelope"}, {"type": "object", "properties": own}]
    words = " ".join((event.__doc__ or event.__name__).split())
    return {
        "name": event.__name__,
        "title": event.type,
        "summary": words,
        "contentType": CONTENT,
        "payload": {"allOf": whole},
    }


def _envelope() -> Document:
    text = {"type": "string"}
    fields = {
        "specversion": {"const": "1.0"},
        "id": {**text, "format": "uuid", "description": "The inbox knows it by this."},
        "type": text,
        "source": {**text, "description": "The service that tells it."},
        "subject": {**text, "description": "What it is about: `seller/0190…`."},
        "time": {**text, "format": "date-time"},
        "datacontenttype": {"const": "application/json"},
        "data": {"type": "object"},
        "actor": {**text, "description": "The user who did it, when somebody did."},
        "traceparent": {**text, "description": "W3C trace context."},
    }
    needed = [name for name in fields if name not in ("actor", "traceparent")]
    about = "CloudEvents 1.0, structured mode."
    return {
        "type": "object",
        "description": about,
        "properties": fields,
        "required": needed,
    }
