/** The brand is one value: a rename touches this file only. */
export const brand = {
  name: 'Haat',
  nameNe: 'हाट',
  wordmark: 'haat',
  tagline: 'नेपालको व्यापार बजार',
  phone: '01-5970000',
} as const;
