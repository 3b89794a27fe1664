const TOKENS = /[\p{L}\p{M}]+/gu;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const [MIN_LENGTH, MIN_LENGTH_NEPALI, MAX_TOKENS, MAX_LENGTH] = [4, 3, 8, 100];

/** The first longer tokens of a message, as a query for help articles. */
export function gistOf(text: string): string {
  const tokens = text.toLowerCase().match(TOKENS) ?? [];
  const specific = tokens.filter(
    (token) => token.length >= (DEVANAGARI.test(token) ? MIN_LENGTH_NEPALI : MIN_LENGTH),
  );
  const chosen = [...new Set(specific)].slice(0, MAX_TOKENS);
  while (chosen.join(' ').length > MAX_LENGTH) chosen.pop();
  return chosen.join(' ');
}
