import type { StepForm } from '@haat/api/own-company';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { CompanyField } from './company-schema';
import { BusinessFields } from './components/business-fields';
import { ContactFields } from './components/contact-fields';
import { NameFields } from './components/name-fields';
import { PlaceFields } from './components/place-fields';

export const DONE = 200;
export const NAME_FIELDS: CompanyField[] = [
  'company_name',
  'company_name_ne',
  'business_type',
  'established',
  'slug',
];
export const PLACE_FIELDS: CompanyField[] = [
  'province_id',
  'district_id',
  'municipality_id',
  'ward',
  'business_address_1',
  'lat',
  'lng',
];
export const CONTACT_FIELDS: CompanyField[] = [
  'primary_mobile',
  'primary_email',
  'whatsapp',
  'viber',
];
export const TRADE_FIELDS: CompanyField[] = [
  'category_ids',
  'business_nature',
  'delivers_to',
];
export const ABOUT_FIELDS: CompanyField[] = ['about', 'about_ne'];

export type Step = {
  number: StepForm['step'];
  label: ReturnType<typeof msg>;
  fields: CompanyField[];
  Fields?: ComponentType;
};

/** The onboarding's pages; the numbers are the wire's (spec 4: complete at 200). */
export const STEPS: Step[] = [
  { number: 40, label: msg`Company`, fields: NAME_FIELDS, Fields: NameFields },
  { number: 80, label: msg`Address`, fields: PLACE_FIELDS, Fields: PlaceFields },
  { number: 120, label: msg`Contacts`, fields: CONTACT_FIELDS, Fields: ContactFields },
  { number: 160, label: msg`Industry`, fields: TRADE_FIELDS, Fields: BusinessFields },
  { number: DONE, label: msg`Finish`, fields: [] },
];

/** Where the onboarding goes on: the first page beyond what was saved. */
export const openStep = (saved: number): number =>
  Math.max(
    0,
    STEPS.findIndex(({ number }) => number > saved),
  );
