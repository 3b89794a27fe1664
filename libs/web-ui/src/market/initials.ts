/** A letter of its own, as nearly every name in Latin begins: no combining character can follow. */
const PLAIN = /^[ -~](?![^ -~])/;
let segmenter: Intl.Segmenter | undefined;

function first(word: string): string {
  if (PLAIN.test(word)) return word.charAt(0);
  // Made when it is first needed: it takes a slow phone 60 ms.
  segmenter ??= new Intl.Segmenter('ne', { granularity: 'grapheme' });
  return segmenter.segment(word).containing(0)?.segment ?? '';
}

/** `Suryodaya Tea Estate` → `ST`; works for Devanagari with its combining characters. */
export const initials = (name: string): string =>
  name.trim().split(/\s+/).slice(0, 2).map(first).join('').toUpperCase();

const COLOURS = ['#0c4a34', '#272d86', '#951544', '#0b5a94', '#6f4200', '#3a3f5c'];

/** The same company has the same colour everywhere. */
export function colourOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return COLOURS[sum % COLOURS.length] ?? '#272d86';
}
