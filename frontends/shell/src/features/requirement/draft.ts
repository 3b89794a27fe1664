/** A requirement as its form holds it: texts as typed, ids as strings, '' is nothing chosen. */
import type { User } from '@haat/platform';
import type { Draft, DraftItem } from './requirement-schema';

export const MAX_ITEMS = 20;

export const EMPTY_ITEM: DraftItem = {
  name: '',
  product_id: '',
  quantity: '',
  unit_id: '',
  unit: '',
  spec: '',
  target_price: '',
};
export const EMPTY_DRAFT: Draft = {
  title: '',
  category_id: '',
  description: '',
  purpose: '',
  items: [EMPTY_ITEM],
  needed_by: '',
  frequency: '',
  province_id: '',
  district_id: '',
  municipality_id: '',
  address: '',
  payment_pref: '',
  verified_only: false,
  province_ids: [],
  max_quotes: '10',
  expires_in_days: '7',
  name: '',
  phone_number: '',
  email: '',
  contact_pref: 'any',
  hide_contact: true,
  seller_ids: [],
  files: [],
};

/** `400 bags` from the home page's quick form: number and unit. */
export function splitQuantity(text: string): Pick<DraftItem, 'quantity' | 'unit'> {
  const [, quantity = '', unit = ''] = /^\s*([\d०-९.,]+)?\s*(.*)$/.exec(text) ?? [];
  return { quantity: quantity.replaceAll(',', ''), unit: unit.trim() };
}

/** The parameters of the address; they replace what was typed before. */
export function withAddress(draft: Draft, params: URLSearchParams): Draft {
  const param = (name: string) => params.get(name)?.trim() ?? '';
  const [need, quantity, product_id] = [
    param('need'),
    param('quantity'),
    param('product'),
  ];
  const item: DraftItem = {
    ...(draft.items[0] ?? EMPTY_ITEM),
    ...(need ? { name: need, product_id } : {}),
    ...(quantity ? splitQuantity(quantity) : {}),
    ...(quantity ? { unit_id: '' } : {}),
  };
  return {
    ...draft,
    ...(need ? { title: need.slice(0, 120) } : {}),
    ...(param('category') ? { category_id: param('category') } : {}),
    items: [item, ...draft.items.slice(1)],
  };
}

/** Fills what is still empty about the person; what was typed stays. */
export const withPerson = (draft: Draft, user: User): Draft => ({
  ...draft,
  name: draft.name || `${user.fname} ${user.lname}`.trim(),
  email: draft.email || user.email,
  phone_number: draft.phone_number || (user.phone_number ?? '').replace(/^\+977/, ''),
});

const CONTACT = ['name', 'phone_number', 'email', 'contact_pref'] as const;
/** Something was typed about the need; contact fields do not count. */
export const isBegun = (draft: Draft): boolean =>
  (Object.keys(EMPTY_DRAFT) as (keyof Draft)[])
    .filter((key) => !(CONTACT as readonly string[]).includes(key))
    .some((key) => JSON.stringify(draft[key]) !== JSON.stringify(EMPTY_DRAFT[key]));
