import { readNumber } from '@haat/platform';
import type { CompanyChange, OwnCompany } from '../../api/company';
import { nationalPhone } from '../desk/national-phone';

const TEXTS = [
  'company_name',
  'company_name_ne',
  'business_type',
  'slug',
  'about',
  'about_ne',
  'business_address_1',
  'primary_email',
  'business_nature',
] as const;
const NUMBERS = [
  'established',
  'province_id',
  'district_id',
  'municipality_id',
  'ward',
  'lat',
  'lng',
] as const;
const PHONES = ['primary_mobile', 'whatsapp', 'viber'] as const;
type Key = (typeof TEXTS)[number] | (typeof NUMBERS)[number] | (typeof PHONES)[number];

/** What the form holds: texts as typed, and the lists. */
export type CompanyValues = Record<Key, string> & {
  category_ids: string[];
  delivers_to: number[];
};
export type CompanyField = keyof CompanyValues;
/** What every part of the form is given. */
export type CompanyFormProps = {
  values: CompanyValues;
  set: (change: Partial<CompanyValues>) => void;
  errors: Record<string, string>;
};
export const MOST_CATEGORIES = 10;

export function companyValues(company: Partial<OwnCompany>): CompanyValues {
  const { location, ...rest } = company;
  const flat: Partial<Record<Key, unknown>> = { ...rest, ...location };
  const text = (key: Key) => String(flat[key] ?? '');
  const pairs = [
    ...[...TEXTS, ...NUMBERS].map((key) => [key, text(key)]),
    ...PHONES.map((key) => [key, nationalPhone(company[key])]),
  ];
  return {
    ...(Object.fromEntries(pairs) as Record<Key, string>),
    category_ids: company.category_ids ?? [],
    delivers_to: company.delivers_to ?? [],
  };
}

/** The wire's words for some fields: numbers as numbers, an emptied field as null. */
export function changeOf(
  values: CompanyValues,
  fields: readonly CompanyField[],
): CompanyChange {
  const isNumber = (key: string) => (NUMBERS as readonly string[]).includes(key);
  const wire = (key: CompanyField) => {
    const value = values[key];
    if (typeof value !== 'string') return value;
    const text = value.trim();
    if (text === '') return null;
    const number = Number(
      isNumber(key) ? (readNumber(text, true) ?? Number.NaN) : Number.NaN,
    );
    // What is no number is sent as typed: the server refuses it at its field.
    return Number.isNaN(number) ? text : number;
  };
  return Object.fromEntries(fields.map((key) => [key, wire(key)]));
}

/** Only what was touched travels: another tab's work on other fields stays. */
export const touchedFields = (before: CompanyValues, now: CompanyValues) =>
  (Object.keys(now) as CompanyField[]).filter(
    (key) => String(before[key]) !== String(now[key]),
  );
