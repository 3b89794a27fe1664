const WORDS = /[\p{L}\p{M}]+/gu;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const [SHORTEST, SHORTEST_NEPALI, MOST, LONGEST] = [4, 3, 8, 100];

/** What a message begins to be about, as a question to the help: its first longer words. */
export function gistOf(text: string): string {
  const said = text.toLowerCase().match(WORDS) ?? [];
  const telling = said.filter(
    (word) => word.length >= (DEVANAGARI.test(word) ? SHORTEST_NEPALI : SHORTEST),
  );
  const words = [...new Set(telling)].slice(0, MOST);
  while (words.join(' ').length > LONGEST) words.pop();
  return words.join(' ');
}
