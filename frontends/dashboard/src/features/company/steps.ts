import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { CompanyFormProps, CompanyValues } from './company-values';
import { AddressFields } from './components/address-fields';
import { ContactFields } from './components/contact-fields';
import { NameFields } from './components/name-fields';
import { TradeFields } from './components/trade-fields';

export const DONE = 200;
export type Step = {
  number: number;
  words: ReturnType<typeof msg>;
  fields: (keyof CompanyValues)[];
  Fields?: ComponentType<CompanyFormProps>;
};

/** The onboarding's pages; the numbers are the wire's (spec 4: complete at 200). */
export const STEPS: Step[] = [
  {
    number: 40,
    words: msg`Company`,
    fields: ['company_name', 'company_name_ne', 'business_type', 'established', 'slug'],
    Fields: NameFields,
  },
  {
    number: 80,
    words: msg`Address`,
    fields: [
      'province_id',
      'district_id',
      'municipality_id',
      'ward',
      'business_address_1',
    ],
    Fields: AddressFields,
  },
  {
    number: 120,
    words: msg`Contacts`,
    fields: ['primary_mobile', 'primary_email', 'whatsapp', 'viber'],
    Fields: ContactFields,
  },
  { number: 160, words: msg`Trade`, fields: ['category_ids'], Fields: TradeFields },
  { number: DONE, words: msg`Finish`, fields: [] },
];

/** Where the onboarding goes on: the first page beyond what was saved. */
export const openStep = (saved: number): number =>
  Math.max(
    0,
    STEPS.findIndex(({ number }) => number > saved),
  );
