export const MOST_LABELS = 10;
export const LONGEST_LABEL = 40;

/** With one more at the end; the same list when it says nothing new. */
export function withLabel(labels: string[], text: string): string[] {
  const wish = text.trim();
  const same = (label: string) => label.toLowerCase() === wish.toLowerCase();
  return wish && !labels.some(same) ? [...labels, wish] : labels;
}
