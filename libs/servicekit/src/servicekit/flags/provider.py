"""An OpenFeature provider that reads a file again when it has changed."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import structlog
from openfeature.evaluation_context import EvaluationContext
from openfeature.flag_evaluation import FlagResolutionDetails, FlagValueType
from openfeature.provider import AbstractProvider, Metadata
from openfeature.provider.in_memory_provider import InMemoryProvider

from servicekit.flags.file import FlagFile

log = structlog.get_logger()
Context = EvaluationContext | None
Structure = Sequence[FlagValueType] | Mapping[str, FlagValueType]


class FileProvider(AbstractProvider):
    """Raises what `FlagFile.read` raises when the first reading fails.

    A later file with an error is logged, and the flags stay as they were.
    """

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._stamp = file.stat().st_mtime_ns
        self._flags = InMemoryProvider(FlagFile.read(file).in_memory())

    def get_metadata(self) -> Metadata:
        return Metadata(name="file")

    def _current(self) -> InMemoryProvider:
        try:
            stamp = self._file.stat().st_mtime_ns
            if stamp != self._stamp:
                self._stamp = stamp
                self._flags = InMemoryProvider(FlagFile.read(self._file).in_memory())
                log.info("flags_read", file=str(self._file))
        except (OSError, ValueError) as error:
            log.error("flags_not_read", file=str(self._file), error=str(error))
        return self._flags

    def resolve_boolean_details(
        self, flag_key: str, default_value: bool, evaluation_context: Context = None
    ) -> FlagResolutionDetails[bool]:
        return self._current().resolve_boolean_details(flag_key, default_value)

    def resolve_string_details(
        self, flag_key: str, default_value: str, evaluation_context: Context = None
    ) -> FlagResolutionDetails[str]:
        return self._current().resolve_string_details(flag_key, default_value)

    def resolve_integer_details(
        self, flag_key: str, default_value: int, evaluation_context: Context = None
    ) -> FlagResolutionDetails[int]:
        return self._current().resolve_integer_details(flag_key, default_value)

    def resolve_float_details(
        self, flag_key: str, default_value: float, evaluation_context: Context = None
    ) -> FlagResolutionDetails[float]:
        return self._current().resolve_float_details(flag_key, default_value)

    def resolve_object_details(
        self,
        flag_key: str,
        default_value: Structure,
        evaluation_context: Context = None,
    ) -> FlagResolutionDetails[Structure]:
        return self._current().resolve_object_details(flag_key, default_value)
