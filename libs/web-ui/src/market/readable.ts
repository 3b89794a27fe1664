/** Firms choose their colours; white text must be readable on all of them. */

/** Over the 4.5:1 of WCAG AA: the page's background and the light tints are not quite white. */
const CONTRAST = 5.6;
const DARKER = 0.94;
const HEX = /^#[0-9a-f]{6}$/i;
const WEIGHTS = [0.2126, 0.7152, 0.0722];

export const isHexColour = (text: string | null | undefined): text is string =>
  HEX.test(text ?? '');

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The contrast of white text on `#rrggbb`, as WCAG counts it. */
export function contrastToWhite(hex: string): number {
  const light = channels(hex).reduce(
    (sum, value, index) => sum + linear(value) * (WEIGHTS[index] ?? 0),
    0,
  );
  return 1.05 / (light + 0.05);
}

/** The same hue, dark enough for white text; what is not `#rrggbb` stays as it is. */
export function readable(colour: string): string {
  if (!isHexColour(colour) || contrastToWhite(colour) >= CONTRAST) return colour;
  const parts = channels(colour).map((value) => Math.floor(value * DARKER));
  return readable(`#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
}
