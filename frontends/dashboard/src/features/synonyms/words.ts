/** What was typed, word by word: divided by commas or lines, nothing twice. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n;،]/u)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
