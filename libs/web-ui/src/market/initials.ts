/** `Suryodaya Tea Estate` → `ST`; works for Devanagari, whose letters carry marks. */
export function initials(name: string): string {
  const letters = new Intl.Segmenter('ne', { granularity: 'grapheme' });
  const words = name.trim().split(/\s+/).slice(0, 2);
  const first = (word: string) => [...letters.segment(word)][0]?.segment ?? '';
  return words.map(first).join('').toUpperCase();
}

const COLOURS = ['#0c4a34', '#272d86', '#951544', '#0b5a94', '#6f4200', '#3a3f5c'];

/** The same firm has the same colour everywhere. */
export function colourOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return COLOURS[sum % COLOURS.length] ?? '#272d86';
}
