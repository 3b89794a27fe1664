/** Tokens of chart lines; each has contrast on a card in both schemes. */
export const LINE_COLORS = {
  indigo: '--color-indigo-600',
  rho: '--color-rho-500',
  green: '--color-green-600',
  ink: '--color-ink-900',
};
