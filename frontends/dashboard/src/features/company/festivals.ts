import { msg } from '@lingui/core/macro';

export type Festival = { label: ReturnType<typeof msg>; from: string; to: string };

/** Holidays of BS 2083 on which companies close; the seller can adjust the days. */
export const FESTIVALS: Festival[] = [
  { label: msg`Dashain`, from: '2026-10-17', to: '2026-10-24' },
  { label: msg`Tihar`, from: '2026-11-07', to: '2026-11-11' },
  { label: msg`Maghe Sankranti`, from: '2027-01-15', to: '2027-01-15' },
  { label: msg`Maha Shivaratri`, from: '2027-03-06', to: '2027-03-06' },
  { label: msg`Fagu Purnima`, from: '2027-03-21', to: '2027-03-22' },
];
