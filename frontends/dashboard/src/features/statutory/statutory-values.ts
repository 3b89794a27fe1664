import type { Document as Paper, Statutory, StatutoryForm } from '@haat/api/statutory';
import { inLatinDigits } from '@haat/platform';

/** What the form holds: texts as typed, and the papers that go with them. */
export type StatutoryValues = Required<
  Omit<StatutoryForm, 'document_ids' | 'document_kinds' | 'registration_type'>
> & {
  /** '' until one is chosen. */
  registration_type: StatutoryForm['registration_type'] | '';
  documents: Paper[];
};
export type PickedFile = {
  id: string;
  name: string;
  mime: string | null;
  size_bytes: number;
};

export const DIGITS_OF_A_PAN = 9;
const KIND_HINTS: [RegExp, Paper['kind']][] = [
  [/vat|भ्याट/i, 'vat'],
  [/pan|प्यान/i, 'pan'],
  [/regist|cert|दर्ता/i, 'registration'],
];

export const valuesOf = (saved: Statutory): StatutoryValues => ({
  pan_number: saved.pan_number ?? '',
  vat_registered: saved.vat_registered ?? false,
  registered_name: saved.registered_name ?? '',
  registration_type: saved.registration_type ?? '',
  registration_number: saved.registration_number ?? '',
  registration_office: saved.registration_office ?? '',
  documents: saved.documents,
});

export const formOf = ({ documents, ...typed }: StatutoryValues): StatutoryForm => ({
  ...typed,
  // The API refuses an empty one and says so under its field.
  registration_type: typed.registration_type as StatutoryForm['registration_type'],
  document_ids: documents.map(({ id }) => id),
  document_kinds: Object.fromEntries(documents.map(({ id, kind }) => [id, kind])),
});

/** A first guess from the file's name; the seller corrects it. */
export const paperOf = ({ id, name, mime, size_bytes }: PickedFile): Paper => ({
  id,
  name,
  mime: mime ?? '',
  size_bytes,
  kind: KIND_HINTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other',
  status: 'pending',
  note: null,
});

/** Each file once. */
export const withPapers = (papers: Paper[], picked: PickedFile[]): Paper[] => [
  ...papers,
  ...picked
    .filter(({ id }) => papers.every((paper) => paper.id !== id))
    .map((file) => paperOf(file)),
];

/** A PAN as people write it: spaces, hyphens and Devanagari digits are understood. */
export function panDigits(text: string): string {
  return inLatinDigits(text).replace(/[^0-9]/g, '');
}
