/** The typed terms, separated by commas or lines, nothing twice. */
export const parseTerms = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n;،]/u)
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];
