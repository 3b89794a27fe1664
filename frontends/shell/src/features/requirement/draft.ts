/** A requirement as its form holds it: texts as typed, ids as strings, '' is nothing chosen. */
import type { Contact, Item, NewRequirement, Prefs } from '@haat/api/requirements';
import type { PlaceValues } from '@haat/enquiry';
import type { User } from '@haat/platform';

export type DraftItem = Record<keyof Item, string>;
/** A document that is kept already; its name is looked up when the server told only the id. */
export type DraftFile = { id: string; name: string };
type Texts = Exclude<
  keyof NewRequirement,
  | 'items'
  | 'delivery'
  | 'prefs'
  | 'contact'
  | 'seller_ids'
  | 'attachment_ids'
  | 'hide_contact'
  | 'status'
>;
/** Of the named suppliers only their ids are known. */
export type Draft = PlaceValues &
  Record<Texts | keyof Contact | 'address', string> &
  Required<Pick<NewRequirement, 'hide_contact' | 'seller_ids'>> &
  Required<Prefs> & { items: DraftItem[]; files: DraftFile[] };
export const MOST_ITEMS = 20;

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

/** What the address says of the need; it wins over what was typed before. */
export function withAddress(draft: Draft, params: URLSearchParams): Draft {
  const word = (name: string) => params.get(name)?.trim() ?? '';
  const [need, quantity, product_id] = [word('need'), word('quantity'), word('product')];
  const item: DraftItem = {
    ...(draft.items[0] ?? EMPTY_ITEM),
    ...(need ? { name: need, product_id } : {}),
    ...(quantity ? splitQuantity(quantity) : {}),
    ...(quantity ? { unit_id: '' } : {}),
  };
  return {
    ...draft,
    ...(need ? { title: need.slice(0, 120) } : {}),
    ...(word('category') ? { category_id: word('category') } : {}),
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
/** Something was said about the need; who one is does not count. */
export const isBegun = (draft: Draft): boolean =>
  (Object.keys(EMPTY_DRAFT) as (keyof Draft)[])
    .filter((key) => !(CONTACT as readonly string[]).includes(key))
    .some((key) => JSON.stringify(draft[key]) !== JSON.stringify(EMPTY_DRAFT[key]));
