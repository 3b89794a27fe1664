import { inDevanagari } from '../format/devanagari';
import { i18n as ofPage, type Words } from '../i18n/i18n';
import type { Reason } from './envelope';

/** Why the services refuse a field, by code: `SENTENCES` of servicekit/http/reasons.py. */
const SENTENCES: Record<string, string> = {
  required: /*i18n*/ 'This field is required.',
  unknown_field: /*i18n*/ 'This field is not known.',
  unreadable: /*i18n*/ 'This is not valid JSON, or not a valid form.',
  too_short: /*i18n*/ 'Use at least {n} characters.',
  too_long: /*i18n*/ 'Use at most {n} characters.',
  wrong_format: /*i18n*/ 'This does not have the right form.',
  not_text: /*i18n*/ 'This must be text.',
  not_whole_number: /*i18n*/ 'This must be a whole number.',
  not_number: /*i18n*/ 'This must be a number.',
  too_many_digits: /*i18n*/ 'This number has too many digits.',
  too_many_places: /*i18n*/ 'Use at most {n} decimal places.',
  not_above: /*i18n*/ 'This must be more than {n}.',
  too_small: /*i18n*/ 'This must be at least {n}.',
  too_early: /*i18n*/ 'This must be {n} or later.',
  too_late: /*i18n*/ 'This must be {n} or earlier.',
  not_below: /*i18n*/ 'This must be less than {n}.',
  too_large: /*i18n*/ 'This must be at most {n}.',
  too_few_items: /*i18n*/ 'Choose at least {n}.',
  too_many_items: /*i18n*/ 'Choose at most {n}.',
  not_list: /*i18n*/ 'This must be a list.',
  not_object: /*i18n*/ 'This must be a group of fields.',
  not_yes_or_no: /*i18n*/ 'This must be yes or no.',
  not_id: /*i18n*/ 'This is not a valid id.',
  not_date: /*i18n*/ 'This is not a valid date.',
  not_time: /*i18n*/ 'This is not a valid date and time.',
  not_choice: /*i18n*/ 'Choose one of the possible values.',
  too_many_errors: /*i18n*/ 'This has too many errors.',
  not_valid: /*i18n*/ 'This is not valid.',
};

/** The reason in the page's language; undefined for a code of a newer service. */
export function reasonInPageLanguage(
  { code, params }: Reason,
  i18n: Words = ofPage,
): string | undefined {
  const sentence = SENTENCES[code];
  const n = params.n ?? '';
  const shown = i18n.locale === 'ne' ? inDevanagari(n) : n;
  return sentence && i18n._(sentence, { n: shown });
}
