"""Moves between statuses: who may do what is a table, and only that (D14)."""

from collections.abc import Mapping, Sequence

from servicekit.http.errors import Conflict
from servicekit.http.language import Locale

Move = tuple[str, str, tuple[str, ...]]  # from, to, by
Labels = Mapping[str, tuple[str, str]]  # status: (English, Nepali)


class MoveNotAllowed(Conflict):
    """409, with what would be possible."""

    code, message = "status_not_allowed", "This status is not possible now."

    def __init__(self, status: str, allowed: Sequence[str]) -> None:
        super().__init__(
            errors={"status": [self.message]},
            data={"status": status, "allowed_statuses": list(allowed)},
        )


class Machine:
    """The table of one noun; `words` are its labels, `seen_by` those of one role."""

    def __init__(
        self,
        moves: Sequence[Move],
        words: Labels,
        seen_by: Mapping[str, Labels] | None = None,
    ) -> None:
        self.moves, self._words, self._seen_by = moves, words, seen_by or {}

    def allowed(self, status: str, role: str) -> list[str]:
        """Where this role may move it from here."""
        return [to for at, to, by in self.moves if at == status and role in by]

    def check(self, status: str, to: str, role: str) -> None:
        """Raises MoveNotAllowed, which says what would be possible."""
        allowed = self.allowed(status, role)
        if to not in allowed:
            raise MoveNotAllowed(status, allowed)

    def label(self, status: str, role: str, locale: Locale) -> str:
        """The status in words, as this role reads it."""
        words = self._seen_by.get(role, {}).get(status) or self._words[status]
        return words[1] if locale == "ne" else words[0]
