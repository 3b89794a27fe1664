/** Colours of chart lines, as in the design tokens; each has contrast on white. */
export const LINE_COLORS = {
  indigo: '#3239a6',
  rho: '#d6336c',
  green: '#12774a',
  ink: '#14172b',
};
