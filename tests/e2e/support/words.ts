/** The interface's own words, read from its catalogs: a changed translation breaks no test. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './places';

export type Locale = 'en' | 'ne';

const SOURCES = [
  'libs/web-platform/src',
  'libs/web-platform/src/refusals',
  'libs/web-ui/src',
  'libs/web-enquiry/src',
  'frontends/shell/src',
  'frontends/vendor/src',
  'frontends/dashboard/src',
];
/** A context (`msgctxt`) tells apart two meanings of one English text. */
const ENTRY = /^(?:msgctxt "(.*)"\n)?msgid ((?:".*"\s*)+)^msgstr ((?:".*"\s*)+)/gm;

const joined = (lines: string): string =>
  [...lines.matchAll(/^".*"$/gm)].map(([line]) => JSON.parse(line) as string).join('');

const keyOf = (english: string, context = '') => `${context}\n${english}`;

function nepaliOf(name: string): [string, string][] {
  const file = path.join(ROOT, name, 'locales/ne/messages.po');
  return [...readFileSync(file, 'utf8').matchAll(ENTRY)].map(
    ([, context, english = '', nepali = '']) => [
      keyOf(joined(english), context),
      joined(nepali),
    ],
  );
}

const NEPALI = new Map(SOURCES.flatMap(nepaliOf));

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** `say('Hi, {fname}', { fname })` in the page's language; a text nobody translated is an error.
 *  `context` is the one its `t` macro gives, when it gives one. */
export const wordsOf =
  (locale: Locale) =>
  (english: string, values: Record<string, string> = {}, context?: string): string => {
    const text = locale === 'en' ? english : NEPALI.get(keyOf(english, context));
    if (!text) throw new Error(`no Nepali for "${english}"`);
    return filled(text, values);
  };

export type Say = ReturnType<typeof wordsOf>;
