import type { Item } from '@haat/api/drive';
import type { Document as StatutoryDocument } from '@haat/api/statutory';

export type PickedFile = Pick<Item, 'id' | 'name' | 'mime' | 'size_bytes'>;

const KIND_HINTS: [RegExp, StatutoryDocument['kind']][] = [
  [/vat|भ्याट/i, 'vat'],
  [/pan|प्यान/i, 'pan'],
  [/regist|cert|दर्ता/i, 'registration'],
];

/** A first guess from the file's name; the seller corrects it. */
export const documentOf = ({
  id,
  name,
  mime,
  size_bytes,
}: PickedFile): StatutoryDocument => ({
  id,
  name,
  mime: mime ?? '',
  size_bytes,
  kind: KIND_HINTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other',
  status: 'pending',
  note: null,
});

/** Each file once. */
export const withDocuments = (
  documents: StatutoryDocument[],
  picked: PickedFile[],
): StatutoryDocument[] => [
  ...documents,
  ...picked
    .filter(({ id }) => documents.every((document) => document.id !== id))
    .map((file) => documentOf(file)),
];
