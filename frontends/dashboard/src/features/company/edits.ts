/** Drafts of the sections, together on this device: each field with the value it was typed upon. */
import { differing, loadDraft, pick, saveDraft } from '@haat/forms';
import type { CompanyField, TypedCompany } from './company-schema';

type Value = TypedCompany[CompanyField];
type Edit = { value: Value; base: Value };
export type Edits = Partial<Record<CompanyField, Edit>>;
type Part = 'value' | 'base';

export const loadEdits = (name: string): Edits => loadDraft<Edits>(name);

/** `saved`, with one part of each edit laid over it. */
export const withEdits = (
  saved: TypedCompany,
  edits: Edits,
  names: readonly CompanyField[],
  part: Part,
): TypedCompany => ({
  ...saved,
  ...Object.fromEntries(
    names.flatMap((name) => (edits[name] ? [[name, edits[name][part]]] : [])),
  ),
});

/** Other sections keep their own fields. */
export function saveEdits(
  draftName: string,
  names: readonly CompanyField[],
  base: TypedCompany,
  typed: TypedCompany,
): void {
  const all = loadEdits(draftName);
  const others = (Object.keys(all) as CompanyField[]).filter(
    (name) => !names.includes(name),
  );
  const edits: [CompanyField, Edit][] = differing(
    pick(base, names),
    pick(typed, names),
  ).map((name) => [name, { value: typed[name], base: base[name] }]);
  saveDraft(draftName, { ...pick(all, others), ...Object.fromEntries(edits) });
}
