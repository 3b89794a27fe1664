/** Laid out at once, also on a phone: who jumps to what stands below the rows finds it where it was (ADR 40). */
const LAST = 5;

/** The class of a list's row that a phone lays out when it comes near; `first` ones it shows at once. */
export const lateRow = (index: number, count: number, first = 0): string | undefined =>
  index >= first && index < count - LAST ? 'late-row' : undefined;
