import type { Item } from '@haat/api/drive';
import type { Document as Paper } from '@haat/api/statutory';

export type PickedFile = Pick<Item, 'id' | 'name' | 'mime' | 'size_bytes'>;

const KIND_HINTS: [RegExp, Paper['kind']][] = [
  [/vat|भ्याट/i, 'vat'],
  [/pan|प्यान/i, 'pan'],
  [/regist|cert|दर्ता/i, 'registration'],
];

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
