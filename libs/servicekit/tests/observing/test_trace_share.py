"""ADR 21: we decide which traces are sampled, not the caller."""

import secrets

from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from servicekit.trace_share import KeyedShare
from servicekit.tracing import context_from, traceparent_of

MANY = 4_000
HIGHEST = (1 << 128) - 1


def _sampled(sampler: KeyedShare, flag: str, trace_id: str) -> int:
    exporter = InMemorySpanExporter()
    provider = TracerProvider(sampler=sampler)
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    caller = context_from(f"00-{trace_id}-{secrets.token_hex(8)}-{flag}")
    provider.get_tracer("test").start_span("x", context=caller).end()
    return len(exporter.get_finished_spans())


def test_the_sampled_flag_of_the_caller_is_ignored() -> None:
    ids = [secrets.token_hex(16) for _ in range(50)]
    for share, kept in ((0.0, 0), (1.0, 50)):
        sampler = KeyedShare("key", share)
        for flag in ("00", "01"):
            assert sum(_sampled(sampler, flag, id_) for id_ in ids) == kept


def test_the_sampled_share_holds_for_trace_ids_chosen_by_callers() -> None:
    sampler = KeyedShare("key", 0.25)
    for chosen in (range(MANY), range(HIGHEST - MANY, HIGHEST)):
        sampled = sum(sampler.is_sampled(trace_id) for trace_id in chosen)
        assert 0.2 * MANY < sampled < 0.3 * MANY


def test_processes_with_the_same_key_sample_the_same_traces() -> None:
    ids = [secrets.randbits(128) for _ in range(MANY)]
    ours, also_ours, guessed = (KeyedShare(k, 0.5) for k in ("key", "key", "another"))
    assert [ours.is_sampled(i) for i in ids] == [also_ours.is_sampled(i) for i in ids]
    assert [ours.is_sampled(i) for i in ids] != [guessed.is_sampled(i) for i in ids]


def test_without_an_endpoint_a_trace_id_is_propagated_unchanged() -> None:
    from servicekit.tracing import continued

    sent = f"00-{secrets.token_hex(16)}-{secrets.token_hex(8)}-01"
    with continued("anything", sent) as span:
        assert traceparent_of(span) == sent
    with continued("anything", None) as span:
        assert traceparent_of(span) is None
