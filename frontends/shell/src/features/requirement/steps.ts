/** The wizard's four steps: which field stands where, and what each still lacks. */
import { numeral, phoneDigits } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import type { Draft, DraftItem } from './draft';

/** Fields by the names the API gives them; a list's are named by their places. */
export const STEPS = [
  {
    words: msg`What`,
    fields: ['title', 'category_id', 'description', 'purpose', 'attachment_ids'],
  },
  { words: msg`How much`, fields: ['items'] },
  {
    words: msg`When and where`,
    fields: ['needed_by', 'frequency', 'delivery', 'payment_pref'],
  },
  {
    words: msg`Contact`,
    fields: [
      'prefs',
      'seller_ids',
      'max_quotes',
      'expires_in_days',
      'contact',
      'contact_pref',
      'hide_contact',
    ],
  },
];
export const LAST = STEPS.length - 1;
export type Errors = Record<string, string>;

/** Where a field of the API stands; -1: nowhere, its words are told in a notice. */
export const stepOf = (field: string): number =>
  STEPS.findIndex(({ fields }) => fields.includes(field.split('.')[0] ?? ''));

/** The first step with one of these fields. */
export const firstStepOf = (errors: Errors): number => {
  const steps = Object.keys(errors)
    .map(stepOf)
    .filter((step) => step >= 0);
  return steps.length > 0 ? Math.min(...steps) : -1;
};

/** The API's names of one field of the form. */
const namesOf = (field: string): string[] => [
  field,
  ...['delivery', 'contact', 'prefs'].map((group) => `${group}.${field}`),
];
/** What was corrected is no longer red, with all below it; the rest stays. */
export const without = (errors: Errors, fields: string[]): Errors => {
  const names = fields.flatMap(namesOf);
  const isCorrected = (field: string) =>
    names.some((name) => field === name || field.startsWith(`${name}.`));
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !isCorrected(field)),
  );
};

const SHORTEST = { title: 5, description: 20, phone: 8 };
// The server's own sentences, so that both read alike; the screen translates them.
const REQUIRED = 'This field is required.';
const tooShort = (least: number) => `Use at least ${least} characters.`;

function ofWhat({ title, category_id, description }: Draft): Errors {
  return {
    ...lacking('title', title, SHORTEST.title),
    ...(category_id ? {} : { category_id: REQUIRED }),
    ...lacking('description', description, SHORTEST.description),
  };
}

function lacking(field: string, value: string, least: number): Errors {
  const { length } = value.trim();
  if (length >= least) return {};
  return { [field]: length === 0 ? REQUIRED : tooShort(least) };
}

function ofItem(item: DraftItem, place: number, isOnly: boolean): Errors {
  const field = (name: string) => `items.${place}.${name}`;
  const price = numeral(item.target_price);
  return {
    ...(item.name.trim() || isOnly ? {} : { [field('name')]: REQUIRED }),
    ...(Number(numeral(item.quantity)) > 0
      ? {}
      : { [field('quantity')]: 'A quantity is more than zero.' }),
    ...(price === '' || Number(price) > 0
      ? {}
      : { [field('target_price')]: 'A price is more than zero.' }),
  };
}

const ofItems = ({ items }: Draft): Errors =>
  Object.assign(
    {},
    ...items.map((item, place) => ofItem(item, place, items.length === 1)),
  ) as Errors;

function ofContact({ name, phone_number }: Draft): Errors {
  const isReal = phoneDigits(phone_number).length >= SHORTEST.phone;
  return {
    ...(name.trim() ? {} : { 'contact.name': REQUIRED }),
    ...(isReal ? {} : { 'contact.phone_number': 'This is not a valid phone number.' }),
  };
}

/** What the screen can see by itself; the server judges the rest. `today`: YYYY-MM-DD. */
export function problemsOf(draft: Draft, step: number, today: string): Errors {
  const isPast = draft.needed_by !== '' && draft.needed_by < today;
  const judges = [
    () => ofWhat(draft),
    () => ofItems(draft),
    (): Errors => (isPast ? { needed_by: 'This day has passed.' } : {}),
    () => ofContact(draft),
  ];
  return judges[step]?.() ?? {};
}

/** The first step that is not whole yet, or one beyond the last. */
export const reachOf = (draft: Draft, today: string): number => {
  const open = STEPS.findIndex(
    (_, step) => Object.keys(problemsOf(draft, step, today)).length > 0,
  );
  return open < 0 ? STEPS.length : open;
};
