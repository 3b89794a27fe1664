/** The values of a refusal, formatted in the page's language. */
import { formatDate } from '../format/dates';
import { inDevanagari } from '../format/devanagari';
import { grouped } from '../format/grouped';
import { pluralForm } from '../i18n/plural-form';
import type { Locale } from '../page-config';

const DAY = /^\d{4}-\d\d-\d\d$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Below it a number may be a year. */
const GROUPED_FROM = 10_000;
const DECIMALS = 6;
/** What a user is to type exactly so. */
const LITERAL = new Set(['suggestion']);
const COUNTRIES: Record<string, Record<Locale, string>> = {
  NP: { en: 'Nepal', ne: 'नेपाल' },
  IN: { en: 'India', ne: 'भारत' },
  CN: { en: 'China', ne: 'चीन' },
  BT: { en: 'Bhutan', ne: 'भुटान' },
  BD: { en: 'Bangladesh', ne: 'बङ्गलादेश' },
};

const namesOf = (codes: string, locale: Locale) =>
  codes
    .split(',')
    .map((code) => COUNTRIES[code]?.[locale] ?? code)
    .join(', ');

const numberText = (value: string) =>
  Math.abs(Number(value)) < GROUPED_FROM ? value : grouped(Number(value), DECIMALS);

function formatted(name: string, value: string, locale: Locale): string {
  if (name === 'countries') return namesOf(value, locale);
  // Names of files and companies, as their owners wrote them.
  if (name === 'names') return value;
  if (DAY.test(value)) return formatDate(value, locale);
  const text = NUMBER.test(value) && !LITERAL.has(name) ? numberText(value) : value;
  return locale === 'ne' ? inDevanagari(text) : text;
}

/** Beside each number its `<name>Form`, for `select`: `one` or `other`. */
export function formattedParams(
  params: Record<string, string>,
  locale: Locale,
): Record<string, string> {
  const entries = Object.entries(params).flatMap(([name, value]) => [
    [name, formatted(name, value, locale)],
    [`${name}Form`, pluralForm(Number(value))],
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
