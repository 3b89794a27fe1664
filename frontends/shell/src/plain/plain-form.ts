/** A form that needs no scripts: the edge renders it, reads it and sends it on to the API (ADR 57). */
import { msg } from '@lingui/core/macro';
import { localName, type Locale, type Named } from '@haat/platform';
import type { MessageDescriptor } from '@lingui/core';

export type Option = { value: string; label: MessageDescriptor };
/** Lists that the API has. */
export type Source = 'categories' | 'provinces' | 'districts';

export type PlainField = {
  /** The value's path in the body, and in a refusal: `items.0.quantity`. */
  name: string;
  kind:
    | 'hidden'
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'password'
    | 'textarea'
    | 'select'
    | 'checkbox'
    /** People do not see it; programs that fill every field do. */
    | 'trap';
  label?: MessageDescriptor;
  hint?: MessageDescriptor;
  options?: Option[] | Source;
  /** Before anything is chosen. */
  value?: string;
  isRequired?: boolean;
  maxLength?: number;
  autoComplete?: string;
  /** How the body has it; text without it. */
  as?: 'number' | 'boolean' | 'numbers';
  /** Part of the address, not of the body. */
  isAddress?: boolean;
  /** A heading before this field. */
  heading?: MessageDescriptor;
};

export type Values = Record<string, string>;
export type Body = Record<string, unknown>;

/** What the form is about, as the API has it: above the fields. */
export type About = {
  from: (values: Values) => string;
  rows: (data: never, locale: Locale) => { label: MessageDescriptor; text: string }[];
};

export type PlainForm = {
  title: MessageDescriptor;
  text?: MessageDescriptor;
  submit: MessageDescriptor;
  /** After it was sent. */
  done: MessageDescriptor;
  fields: PlainField[];
  /** Where the API takes it. */
  to: (values: Values) => string;
  /** What the API needs otherwise than as the fields have it. */
  body?: (body: Body) => Body;
  /** The API wants an account: the form has fields for its email and password. */
  needsAccount?: boolean;
  about?: About;
  /** Another page's form may send a part of it: then it is rendered, not sent. */
  isPart?: (values: Values) => boolean;
  /** The values of an address or a part, in this form's own fields. */
  filled?: (values: Values) => Values;
};

export const ADDRESS = (name: string): PlainField => ({
  name,
  kind: 'hidden',
  isAddress: true,
});
/** The product that an address names. */
export const ABOUT_PRODUCT: About = {
  from: ({ slug = '' }) => `/api/webui/product/${encodeURIComponent(slug)}`,
  rows: (product: Named, locale) => [
    { label: msg`Product`, text: localName(product, locale) },
  ],
};

export const TRAP: PlainField = { name: 'website', kind: 'trap' };
