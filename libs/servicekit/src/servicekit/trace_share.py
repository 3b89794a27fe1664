"""Which traces are kept: a share of them, and not the one strangers choose (ADR 21)."""

import hmac
from collections.abc import Sequence

from opentelemetry.context import Context
from opentelemetry.sdk.trace.sampling import Decision, Sampler, SamplingResult
from opentelemetry.trace import Link, SpanKind, TraceState
from opentelemetry.util.types import Attributes

_WHOLE = 1 << 64


class KeyedShare(Sampler):
    """Asks a keyed hash of the trace id: every process decides alike, without a word.

    The caller's flag counts for nothing, and an id that will be kept cannot be made
    without the key.
    """

    def __init__(self, key: str, share: float) -> None:
        self._key, self._below = key.encode(), int(share * _WHOLE)

    def keeps(self, trace_id: int) -> bool:
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
        is_kept = self.keeps(trace_id)
        decision = Decision.RECORD_AND_SAMPLE if is_kept else Decision.DROP
        return SamplingResult(decision, attributes)

    def get_description(self) -> str:
        return f"KeyedShare{{{self._below / _WHOLE:g}}}"
