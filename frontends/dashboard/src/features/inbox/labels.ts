export const MAX_LABELS = 10;
export const MAX_LABEL_LENGTH = 40;

/** With one more at the end; the same list when the label exists. */
export function withLabel(labels: string[], text: string): string[] {
  const trimmed = text.trim();
  const same = (label: string) => label.toLowerCase() === trimmed.toLowerCase();
  return trimmed && !labels.some(same) ? [...labels, trimmed] : labels;
}
