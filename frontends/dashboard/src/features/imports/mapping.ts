import type { ImportOut } from '@haat/api/imports';

/** The header of the sheet that each column takes; null: none. */
export type Mapping = ImportOut['mapping'];

/** What the form starts with: what was chosen, else what was recognised. */
export const mappingOf = ({ mapping, suggested_mapping }: ImportOut): Mapping =>
  Object.keys(mapping).length > 0 ? mapping : suggested_mapping;

/** Headers no column takes. */
export const leftOut = (headers: string[], mapping: Mapping): string[] => {
  const taken = new Set(Object.values(mapping));
  return headers.filter((header) => !taken.has(header));
};

/** Required columns that have no header yet. */
export const missingColumns = ({ schema }: ImportOut, mapping: Mapping): string[] =>
  schema
    .filter(({ column, is_required }) => is_required && !mapping[column])
    .map(({ column }) => column);

/** A header belongs to one column: assigning it removes it from the other. */
export function withChoice(mapping: Mapping, column: string, header: string): Mapping {
  const freed = Object.entries(mapping).map(([other, taken]) => [
    other,
    header && taken === header ? null : taken,
  ]);
  return { ...(Object.fromEntries(freed) as Mapping), [column]: header || null };
}
