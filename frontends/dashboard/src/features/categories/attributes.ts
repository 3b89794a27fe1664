import type { AttributeIn, AttributeOut, OptionOut } from '@haat/api/admin-categories';

/** A line of the editor; `id` keeps it apart while it is moved. */
export type Draft = Omit<AttributeOut, 'category_id' | 'position'> & { isNew: boolean };

export const draftOf = (attribute: AttributeOut): Draft => ({
  ...attribute,
  isNew: false,
});

export const emptyDraft = (): Draft => ({
  id: crypto.randomUUID(),
  isNew: true,
  key: '',
  name: '',
  name_ne: '',
  type: 'text',
  unit: null,
  options: [],
  is_required: false,
  is_facet: true,
});

/** Thread count -> thread_count: what the API and addresses call it. */
export const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

export const isComplete = ({ key, name, name_ne, type, options }: Draft): boolean =>
  Boolean(key && name.trim() && name_ne.trim()) &&
  (type !== 'choice' || options.length > 0);

/** What is sent: only what its type has. */
export function formOf(draft: Draft): AttributeIn {
  const { key, name, name_ne, type, unit, options, is_required, is_facet } = draft;
  return {
    key,
    name: name.trim(),
    name_ne: name_ne.trim(),
    type,
    unit: type === 'number' ? unit?.trim() || null : null,
    options: type === 'choice' ? options : [],
    is_required,
    is_facet: is_facet && type !== 'text',
  };
}

/** One choice a line, in English = in Nepali. */
export const textOf = (options: OptionOut[]): string =>
  options.map(({ label, label_ne }) => `${label} = ${label_ne}`).join('\n');

/** A choice that is there already keeps its value: products have it. */
export const optionsIn = (text: string, known: OptionOut[]): OptionOut[] =>
  text
    .split('\n')
    .map((line) => line.split('=').map((part) => part.trim()))
    .filter(([label]) => label)
    .map(([label = '', label_ne = '']) => ({
      value: known.find((one) => one.label === label)?.value ?? keyOf(label),
      label,
      label_ne: label_ne || label,
    }));

/** The list with one line a place further up (-1) or down (1). */
export function moved<T>(list: T[], index: number, by: number): T[] {
  const next = [...list];
  const [one] = next.splice(index, 1);
  if (one !== undefined) next.splice(index + by, 0, one);
  return next;
}
