import { inDevanagari } from '../format/devanagari';
import { i18n as ofPage, type Words } from '../i18n/i18n';

/** What a service said, in the page's language; a sentence nobody told us about shows as it is. */
export function inPageLanguage(sentence: string, i18n: Words = ofPage): string {
  const [n = ''] = /\d{4}-\d\d-\d\d|-?\d+(?:\.\d+)?/.exec(sentence) ?? [];
  const id = n ? sentence.replace(n, '{n}') : sentence;
  if (i18n.locale === 'en' || !Object.hasOwn(i18n.messages, id)) return sentence;
  return i18n._(id, { n: inDevanagari(n) });
}
