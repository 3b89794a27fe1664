import type { AttributeIn, AttributeOut, OptionOut } from '@haat/api/admin-categories';
import * as z from 'zod/mini';

/** A line of the editor; the key of a new one follows its name. */
type Described = Omit<Required<AttributeIn>, 'id' | 'category_id' | 'position'>;
export type Draft = Described & { isNew: boolean };

export const draftOf = (attribute: AttributeOut): Draft => ({
  key: attribute.key,
  name: attribute.name,
  name_ne: attribute.name_ne,
  type: attribute.type,
  unit: attribute.unit ?? '',
  options: attribute.options,
  is_required: attribute.is_required,
  is_facet: attribute.is_facet,
  isNew: false,
});

export const emptyDraft = (): Draft => ({
  isNew: true,
  key: '',
  name: '',
  name_ne: '',
  type: 'text',
  unit: '',
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

export const attributesSchema = z.object({
  attributes: z.array(z.pipe(z.custom<Draft>(), z.transform(formOf))),
});
export type TypedAttributes = z.input<typeof attributesSchema>;
export type WireAttributes = z.output<typeof attributesSchema>;

/** One choice a line, in English = in Nepali. */
export const textOf = (options: OptionOut[]): string =>
  options.map(({ label, label_ne }) => `${label} = ${label_ne}`).join('\n');

/** An existing option keeps its value: products use it. */
export const optionsIn = (text: string, existing: OptionOut[]): OptionOut[] =>
  text
    .split('\n')
    .map((line) => line.split('=').map((part) => part.trim()))
    .filter(([label]) => label)
    .map(([label = '', label_ne = '']) => ({
      value: existing.find((one) => one.label === label)?.value ?? keyOf(label),
      label,
      label_ne: label_ne || label,
    }));
