import { msg } from '@lingui/core/macro';

export type Festival = { words: ReturnType<typeof msg>; from: string; to: string };

/** Holidays of BS 2083 on which firms close, as days to begin with; the seller moves them. */
export const FESTIVALS: Festival[] = [
  { words: msg`Dashain`, from: '2026-10-17', to: '2026-10-24' },
  { words: msg`Tihar`, from: '2026-11-07', to: '2026-11-11' },
  { words: msg`Maghe Sankranti`, from: '2027-01-15', to: '2027-01-15' },
  { words: msg`Maha Shivaratri`, from: '2027-03-06', to: '2027-03-06' },
  { words: msg`Fagu Purnima`, from: '2027-03-21', to: '2027-03-22' },
];
