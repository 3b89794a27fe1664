/** Unsaved changes laid over what the server last said; each remembers what it was made upon. */
import type { CompanyField, CompanyValues } from './company-values';

type Value = CompanyValues[CompanyField];
export type Edit = { value: Value; base: Value };
export type Edits = Partial<Record<CompanyField, Edit>>;

const isSame = (one: Value, other: Value) => String(one) === String(other);
const entriesOf = (edits: Edits) => Object.entries(edits) as [CompanyField, Edit][];

export const withEdits = (saved: CompanyValues, edits: Edits): CompanyValues => ({
  ...saved,
  ...(Object.fromEntries(
    entriesOf(edits).map(([key, { value }]) => [key, value]),
  ) as Partial<CompanyValues>),
});

/** Typing a field back to what is saved leaves nothing to save. */
export function edit(
  edits: Edits,
  saved: CompanyValues,
  change: Partial<CompanyValues>,
): Edits {
  const next = { ...edits };
  for (const [key, value] of Object.entries(change) as [CompanyField, Value][]) {
    if (isSame(value, saved[key])) delete next[key];
    else next[key] = { value, base: next[key]?.base ?? saved[key] };
  }
  return next;
}

/** The edits that still differ from what is saved, of some fields. */
export const touched = (
  edits: Edits,
  saved: CompanyValues,
  fields: readonly CompanyField[],
): CompanyField[] =>
  fields.filter((key) => {
    const one = edits[key];
    return one !== undefined && !isSame(one.value, saved[key]);
  });

/** Fields that somebody else changed since one began to type. */
export const conflicts = (
  edits: Edits,
  saved: CompanyValues,
  fields: readonly CompanyField[],
): CompanyField[] =>
  touched(edits, saved, fields).filter(
    (key) => !isSame(edits[key]?.base ?? '', saved[key]),
  );

/** Mine shall win: the next save is made upon theirs. */
export const rebase = (edits: Edits, saved: CompanyValues): Edits =>
  Object.fromEntries(
    entriesOf(edits).map(([key, { value }]) => [key, { value, base: saved[key] }]),
  );

export const without = (edits: Edits, fields: readonly CompanyField[]): Edits =>
  Object.fromEntries(entriesOf(edits).filter(([key]) => !fields.includes(key)));
