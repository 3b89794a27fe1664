"""From the commit to the effect, also when a process is killed in between."""

import pytest
from opentelemetry.sdk.trace import TracerProvider
from stack import Stack

KILLED = -9


def test_a_committed_event_has_its_effect_once(stack: Stack) -> None:
    stack.relay()
    stack.worker()
    stack.delivers(stack.send(count=50))


def test_an_event_of_a_rolled_back_change_is_never_published(stack: Stack) -> None:
    stack.relay()
    stack.worker()
    with pytest.raises(RuntimeError):
        stack.send_in_vain()
    stack.delivers(stack.send())


@pytest.mark.parametrize(
    "point", ["before_publish", "after_publish", "before_mark", "after_mark"]
)
def test_a_killed_relay_loses_and_duplicates_nothing(stack: Stack, point: str) -> None:
    stack.worker()
    events = stack.send(count=20)
    assert stack.relay(f"relay.{point}=1").wait() == KILLED
    stack.relay()
    stack.delivers(events)


@pytest.mark.parametrize("point", ["before_commit", "after_commit", "before_ack"])
def test_a_killed_worker_loses_and_duplicates_nothing(stack: Stack, point: str) -> None:
    doomed = stack.worker(f"worker.{point}=1")
    stack.relay()
    events = stack.send(count=20)
    assert doomed.wait() == KILLED
    stack.worker()
    stack.delivers(events)


def test_the_trace_reaches_the_handler(stack: Stack) -> None:
    stack.relay()
    stack.worker()
    tracer = TracerProvider().get_tracer("test")
    with tracer.start_as_current_span("enquiry") as span:
        events = stack.send()
    stack.delivers(events)
    trace_id = f"{span.get_span_context().trace_id:032x}"
    assert stack.rows("select trace_id from effects") == [(trace_id,)]
    assert stack.rows("select traceparent from outbox")[0][0].split("-")[1] == trace_id
