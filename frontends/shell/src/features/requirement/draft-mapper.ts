/** Between the form and the API's requirement. */
import type { NewRequirement, RequirementOut } from '@haat/api/requirements';
import { numeral, phoneDigits } from '@haat/platform';
import { EMPTY_DRAFT, EMPTY_ITEM } from './draft';
import type { Draft, DraftItem } from './requirement-schema';

const MIN_PHONE_LENGTH = 8;
const text = (value: string) => value.trim() || null;
const amount = (value: string) => text(numeral(value));
const place = (id: string) => (id ? Number(id) : null);

const itemOf = (item: DraftItem, title: string) => ({
  name: (item.name || title).trim(),
  product_id: item.product_id || null,
  quantity: numeral(item.quantity),
  unit_id: item.unit_id || null,
  unit: text(item.unit),
  spec: text(item.spec),
  target_price: amount(item.target_price),
});

function contactOf({ name, phone_number, email }: Draft) {
  const phone = phoneDigits(phone_number);
  if (!name.trim() || phone.length < MIN_PHONE_LENGTH) return null;
  return { name: name.trim(), phone_number: phone, email: text(email) };
}

/** The values of a select are those of the contract; the service checks them. */
type RequirementForm = Omit<NewRequirement, 'status'>;

/** The complete form, as it is posted. */
export const formOf = (draft: Draft) => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  category_id: draft.category_id || null,
  items: draft.items.map((item) => itemOf(item, draft.title)),
  delivery: {
    province_id: place(draft.province_id),
    district_id: place(draft.district_id),
    municipality_id: place(draft.municipality_id),
    address: text(draft.address),
  },
  needed_by: draft.needed_by || null,
  frequency: (draft.frequency || null) as RequirementForm['frequency'],
  purpose: (draft.purpose || null) as RequirementForm['purpose'],
  prefs: { verified_only: draft.verified_only, province_ids: draft.province_ids },
  payment_pref: (draft.payment_pref || null) as RequirementForm['payment_pref'],
  contact_pref: draft.contact_pref as RequirementForm['contact_pref'],
  contact: contactOf(draft),
  seller_ids: draft.seller_ids,
  attachment_ids: draft.files.map(({ id }) => id),
  max_quotes: Number(draft.max_quotes),
  expires_in_days: Number(draft.expires_in_days) as RequirementForm['expires_in_days'],
  hide_contact: draft.hide_contact,
});

/** What of a half-filled form the server takes as a draft; the rest waits on the device. */
export function draftFormOf(draft: Draft, today: string) {
  const form = formOf(draft);
  return {
    ...form,
    items: form.items.filter(({ name, quantity }) => name && Number(quantity) > 0),
    needed_by: draft.needed_by >= today ? form.needed_by : null,
  };
}

/** As the server knows it, back into the form. */
export function draftOf(requirement: RequirementOut): Draft {
  const { delivery, prefs, contact } = requirement;
  const id = (value: number | null | undefined) => (value ? String(value) : '');
  const items = requirement.items.map((item) => ({
    name: item.name,
    product_id: item.product_id ?? '',
    quantity: String(Number(item.quantity)),
    unit_id: item.unit_id ?? '',
    unit: item.unit ?? '',
    spec: item.spec ?? '',
    target_price: item.target_price ?? '',
  }));
  return {
    ...EMPTY_DRAFT,
    title: requirement.title,
    category_id: requirement.category?.id ?? '',
    description: requirement.description,
    purpose: requirement.purpose ?? '',
    items: items.length > 0 ? items : [EMPTY_ITEM],
    needed_by: requirement.needed_by ?? '',
    frequency: requirement.frequency ?? '',
    province_id: id(delivery?.province_id),
    district_id: id(delivery?.district_id),
    municipality_id: id(delivery?.municipality_id),
    address: delivery?.address ?? '',
    payment_pref: requirement.payment_pref ?? '',
    verified_only: prefs?.verified_only ?? false,
    province_ids: prefs?.province_ids ?? [],
    max_quotes: String(requirement.max_quotes),
    expires_in_days: String(requirement.expires_in_days),
    name: contact?.name ?? '',
    phone_number: (contact?.phone_number ?? '').replace(/^\+977/, ''),
    email: contact?.email ?? '',
    contact_pref: requirement.contact_pref,
    hide_contact: requirement.hide_contact,
    seller_ids: requirement.seller_ids,
    files: requirement.attachment_ids.map((id) => ({ id, name: '' })),
  };
}
