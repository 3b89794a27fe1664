"""Moves between statuses: who may do what is a table, and only that (D14)."""

from collections.abc import Collection, Mapping, Sequence

from servicekit.error_texts import STATUS_NOT_ALLOWED, STATUS_UNKNOWN
from servicekit.http.errors import Conflict, Invalid
from servicekit.http.language import Locale

Move = tuple[str | None, str, tuple[str, ...]]  # from (None: it is new), to, by
Labels = Mapping[str, tuple[str, str]]  # status: (English, Nepali)


def several(asked: str | None, known: Collection[str]) -> list[str] | None:
    """The statuses of a filter, with commas between; None without one, Invalid for an
    unknown one."""
    names = [name.strip() for name in (asked or "").split(",") if name.strip()]
    if any(name not in known for name in names):
        raise Invalid(errors={"status": [STATUS_UNKNOWN]})
    return names or None


class MoveNotAllowed(Conflict):
    """409, with what would be possible."""

    code, message = "status_not_allowed", STATUS_NOT_ALLOWED

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

    def allowed(self, status: str | None, role: str) -> list[str]:
        """Where this role may move it from here; None: as what it may come to be."""
        return [to for at, to, by in self.moves if at == status and role in by]

    def check(self, status: str | None, to: str, role: str) -> None:
        """Raises MoveNotAllowed, which says what would be possible."""
        allowed = self.allowed(status, role)
        if to not in allowed:
            raise MoveNotAllowed(status or "new", allowed)

    def label(self, status: str, role: str, locale: Locale) -> str:
        """The status in words, as this role reads it."""
        words = self._seen_by.get(role, {}).get(status) or self._words[status]
        return words[1] if locale == "ne" else words[0]
