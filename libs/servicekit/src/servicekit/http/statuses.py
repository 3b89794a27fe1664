"""Transitions between statuses: a table says which role may do what (D14)."""

from collections.abc import Collection, Mapping, Sequence

from servicekit.error_texts import STATUS_NOT_ALLOWED, STATUS_UNKNOWN
from servicekit.http.errors import Conflict, Invalid
from servicekit.http.language import Locale

Transition = tuple[str | None, str, tuple[str, ...]]  # from (None: it is new), to, by
Labels = Mapping[str, tuple[str, str]]  # status: (English, Nepali)


def several(text: str | None, statuses: Collection[str]) -> list[str] | None:
    """The statuses of a filter, with commas between; None without one, Invalid for an
    unknown one."""
    names = [name.strip() for name in (text or "").split(",") if name.strip()]
    if any(name not in statuses for name in names):
        raise Invalid(errors={"status": [STATUS_UNKNOWN]})
    return names or None


class TransitionNotAllowed(Conflict):
    """409, with the statuses that are possible."""

    code, message = "status_not_allowed", STATUS_NOT_ALLOWED

    def __init__(self, status: str, allowed: Sequence[str]) -> None:
        super().__init__(
            errors={"status": [self.message]},
            data={"status": status, "allowed_statuses": list(allowed)},
        )


class Machine:
    """The table of one noun; `seen_by` are the labels that one role reads."""

    def __init__(
        self,
        transitions: Sequence[Transition],
        labels: Labels,
        seen_by: Mapping[str, Labels] | None = None,
    ) -> None:
        self.transitions = transitions
        self._labels, self._seen_by = labels, seen_by or {}

    def allowed(self, status: str | None, role: str) -> list[str]:
        """The next statuses for this role; `status` None: those of a new row."""
        return [to for at, to, by in self.transitions if at == status and role in by]

    def check(self, status: str | None, to: str, role: str) -> None:
        """Raises TransitionNotAllowed."""
        allowed = self.allowed(status, role)
        if to not in allowed:
            raise TransitionNotAllowed(status or "new", allowed)

    def label(self, status: str, role: str, locale: Locale) -> str:
        """The status as this role reads it."""
        labels = self._seen_by.get(role, {}).get(status) or self._labels[status]
        return labels[1] if locale == "ne" else labels[0]
