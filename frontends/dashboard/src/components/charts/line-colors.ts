/** Of the lines of a chart, as the tokens have them; each stands out on white. */
export const LINE_COLORS = {
  indigo: '#3239a6',
  rho: '#d6336c',
  green: '#12774a',
  ink: '#14172b',
};
