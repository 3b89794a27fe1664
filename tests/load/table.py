"""Measured figures, compared with gate and goal."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Row:
    """`measured` None: it could not be measured, and `note` says why."""

    target: str
    unit: str
    gate: float
    goal: float
    measured: float | None
    note: str = ""
    is_at_least: bool = False

    @property
    def holds(self) -> bool:
        return self._meets(self.gate)

    def _meets(self, bound: float) -> bool:
        if self.measured is None:
            return False
        return self.measured >= bound if self.is_at_least else self.measured <= bound

    @property
    def words(self) -> tuple[str, ...]:
        verdict = "goal" if self._meets(self.goal) else "gate" if self.holds else "NO"
        shown = "-" if self.measured is None else f"{self.measured:.3g}"
        sign = "≥" if self.is_at_least else "≤"
        bounds = (f"{sign} {self.gate:g}", f"{sign} {self.goal:g}")
        return (self.target, *bounds, shown, self.unit, verdict, self.note)


@dataclass
class Table:
    rows: list[Row] = field(default_factory=list)

    def add(self, row: Row) -> None:
        """Printed immediately: a run takes minutes."""
        self.rows.append(row)
        print("  ".join(row.words), flush=True)

    def text(self) -> str:
        head = ("target", "gate", "goal", "measured", "unit", "holds", "note")
        lines = [head, *(row.words for row in self.rows)]
        widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
        return "\n".join(
            "  ".join(
                word.ljust(width) for word, width in zip(line, widths, strict=True)
            )
            for line in lines
        )

    @property
    def holds(self) -> bool:
        return all(row.holds for row in self.rows)
