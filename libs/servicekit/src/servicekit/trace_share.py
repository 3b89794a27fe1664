"""Which traces are sampled: a share of them that callers cannot choose (ADR 21)."""

import hmac
from collections.abc import Sequence

from opentelemetry.context import Context
from opentelemetry.sdk.trace.sampling import Decision, Sampler, SamplingResult
from opentelemetry.trace import Link, SpanKind, TraceState
from opentelemetry.util.types import Attributes

_HASH_RANGE = 1 << 64


class KeyedShare(Sampler):
    """Decides by a keyed hash of the trace id, the same way in every process.

    The caller's flag is ignored, and without the key nobody can make an id that is
    sampled.
    """

    def __init__(self, key: str, share: float) -> None:
        self._key, self._below = key.encode(), int(share * _HASH_RANGE)

    def is_sampled(self, trace_id: int) -> bool:
        digest = hmac.digest(self._key, trace_id.to_bytes(16, "big"), "sha256")
        return int.from_bytes(digest[:8], "big") < self._below

    def should_sample(
        self,
        parent_context: Context | None,
        trace_id: int,
        name: str,
        kind: SpanKind | None = None,
        attributes: Attributes = None,
        links: Sequence[Link] | None = None,
        trace_state: TraceState | None = None,
    ) -> SamplingResult:
        is_sampled = self.is_sampled(trace_id)
        decision = Decision.RECORD_AND_SAMPLE if is_sampled else Decision.DROP
        return SamplingResult(decision, attributes)

    def get_description(self) -> str:
        return f"KeyedShare{{{self._below / _HASH_RANGE:g}}}"
