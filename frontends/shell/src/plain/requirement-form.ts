/** The requirement wizard's fields on one page. */
import { msg } from '@lingui/core/macro';
import { splitQuantity } from '../features/requirement/draft';
import type { Body, Option, PlainField, PlainForm, Values } from './plain-form';

const ROWS = 4;
const rowOf = (place: number): PlainField[] => [
  {
    name: `items.${place}.name`,
    kind: 'text',
    label: msg`Item`,
    maxLength: 190,
    ...(place === 0 ? { heading: msg`How much` } : {}),
  },
  {
    name: `items.${place}.quantity`,
    kind: 'text',
    label: msg`Quantity`,
    isRequired: place === 0,
  },
  {
    name: `items.${place}.unit`,
    kind: 'text',
    label: msg`Unit`,
    maxLength: 40,
    isRequired: place === 0,
  },
];
const FREQUENCY: Option[] = [
  { value: 'once', label: msg`Once` },
  { value: 'weekly', label: msg`Every week` },
  { value: 'monthly', label: msg`Every month` },
  { value: 'quarterly', label: msg`Every three months` },
  { value: 'yearly', label: msg`Every year` },
];
const PURPOSE: Option[] = [
  { value: 'own_use', label: msg`Own use` },
  { value: 'resale', label: msg`Resale` },
  { value: 'manufacturing', label: msg`Manufacturing` },
  { value: 'project', label: msg`A project` },
  { value: 'other', label: msg`Something else` },
];
const PAYMENT: Option[] = [
  { value: 'any', label: msg`Any payment` },
  { value: 'advance', label: msg`In advance` },
  { value: 'on_delivery', label: msg`On delivery` },
  { value: 'credit', label: msg`On credit` },
];
const CONTACT: Option[] = [
  { value: 'any', label: msg`Any method` },
  { value: 'message', label: msg`By message` },
  { value: 'phone', label: msg`By phone` },
  { value: 'whatsapp', label: msg`By WhatsApp` },
  { value: 'viber', label: msg`By Viber` },
];
const DAYS: Option[] = [
  { value: '3', label: msg`3 days` },
  { value: '7', label: msg`7 days` },
  { value: '15', label: msg`15 days` },
  { value: '30', label: msg`30 days` },
];

type Item = { name?: string; quantity?: string };

/** Rows left empty are no items; the first has the requirement's name. */
function body({ items, ...rest }: Body): Body {
  const rows = Object.values((items ?? {}) as Record<string, Item>);
  const named = rows.map((item, place) =>
    place === 0 && item.quantity && !item.name
      ? { ...item, name: rest.title as string }
      : item,
  );
  return { ...rest, items: named };
}

/** The parameters of the home page's form and of the wizard's address. */
function filled({ need = '', quantity = '', category = '', ...values }: Values): Values {
  const first = splitQuantity(quantity);
  return {
    title: need,
    category_id: category,
    'items.0.name': need,
    'items.0.quantity': first.quantity,
    'items.0.unit': first.unit,
    ...values,
  };
}

export const requirement: PlainForm = {
  title: msg`Post Your Requirement`,
  text: msg`Up to ten suppliers answer with a quote. Your phone stays hidden.`,
  submit: msg`Post requirement`,
  done: msg`Your requirement is posted. Suppliers reply with quotes, which we’ll email to you.`,
  needsAccount: true,
  fields: [
    {
      name: 'title',
      kind: 'text',
      label: msg`What do you need?`,
      isRequired: true,
      maxLength: 120,
    },
    {
      name: 'category_id',
      kind: 'select',
      label: msg`Category`,
      isRequired: true,
      options: 'categories',
    },
    {
      name: 'description',
      kind: 'textarea',
      label: msg`Details`,
      hint: msg`At least 20 characters: quality, packing, delivery place.`,
      isRequired: true,
      maxLength: 4000,
    },
    { name: 'purpose', kind: 'select', label: msg`Purpose`, options: PURPOSE },
    ...Array.from({ length: ROWS }, (_, place) => rowOf(place)).flat(),
    {
      name: 'needed_by',
      kind: 'date',
      label: msg`Needed by`,
      heading: msg`When and where`,
    },
    { name: 'frequency', kind: 'select', label: msg`How often`, options: FREQUENCY },
    {
      name: 'delivery.district_id',
      kind: 'select',
      label: msg`District`,
      options: 'districts',
      as: 'number',
    },
    {
      name: 'delivery.address',
      kind: 'text',
      label: msg`Street or place`,
      maxLength: 190,
      autoComplete: 'street-address',
    },
    { name: 'payment_pref', kind: 'select', label: msg`Payment`, options: PAYMENT },
    {
      name: 'expires_in_days',
      kind: 'select',
      label: msg`Keep open for`,
      options: DAYS,
      value: '7',
      as: 'number',
      heading: msg`Suppliers and quotes`,
    },
    {
      name: 'prefs.verified_only',
      kind: 'checkbox',
      label: msg`Only verified suppliers`,
      as: 'boolean',
    },
    {
      name: 'prefs.province_ids',
      kind: 'select',
      label: msg`Suppliers only from`,
      options: 'provinces',
      as: 'numbers',
    },
    {
      name: 'contact.name',
      kind: 'text',
      label: msg`Name`,
      isRequired: true,
      autoComplete: 'name',
      heading: msg`Contact`,
    },
    {
      name: 'contact.phone_number',
      kind: 'tel',
      label: msg`Phone Number`,
      isRequired: true,
      autoComplete: 'tel',
    },
    {
      name: 'contact_pref',
      kind: 'select',
      label: msg`How should we reply?`,
      options: CONTACT,
      value: 'any',
    },
  ],
  to: () => '/api/requirements',
  body,
  // The wizard's first step sends what it has.
  isPart: () => true,
  filled,
};
