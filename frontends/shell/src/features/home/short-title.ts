const LONGEST = 26;

/** Devanagari's vowel signs stand on their letter and take no room of their own. */
const lengthOf = (words: string[]) => words.join(' ').replace(/\p{M}/gu, '').length;

/** A title in one short line, cut between words: half of "3,000 pcs" would be another figure. */
export function shortTitle(title: string): string {
  const words = title.split(' ');
  if (lengthOf(words) <= LONGEST) return title;
  while (words.length > 1 && lengthOf(words) > LONGEST) words.pop();
  return `${words.join(' ').replace(/,$/, '')}…`;
}
