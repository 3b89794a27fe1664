const MAX_LENGTH = 26;

/** Devanagari's vowel signs are on their letter and take no space of their own. */
const lengthOf = (tokens: string[]) => tokens.join(' ').replace(/\p{M}/gu, '').length;

/** A title in one short line, cut between words: half of "3,000 pcs" would be another figure. */
export function shortTitle(title: string): string {
  const tokens = title.split(' ');
  if (lengthOf(tokens) <= MAX_LENGTH) return title;
  while (tokens.length > 1 && lengthOf(tokens) > MAX_LENGTH) tokens.pop();
  return `${tokens.join(' ').replace(/,$/, '')}…`;
}
