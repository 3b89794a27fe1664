"""The message body that the relay publishes."""

import json
from uuid import uuid4

from servicekit.clock import now
from servicekit.messaging.outbox_store import WaitingEvent


def test_a_number_beyond_64_bits_does_not_stop_the_relay() -> None:
    payload = {"amount": 10**30, "name": "नेपाल"}
    event = WaitingEvent(1, uuid4(), "a.b.v1", "b/1", None, None, payload, now())
    body = json.loads(event.body())
    assert body["data"] == payload
    assert body["specversion"] == "1.0"
    assert "actor" not in body
