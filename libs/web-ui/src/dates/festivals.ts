import { msg } from '@lingui/core/macro';

export type Festival = {
  label: ReturnType<typeof msg>;
  from: string;
  to: string;
  /** Most companies stay open. */
  isOpen?: boolean;
};

/** Festivals of BS 2083 and the first days after it: docs/data-sources.md. No package has them. */
export const FESTIVALS: Festival[] = [
  { label: msg`Dashain`, from: '2026-10-17', to: '2026-10-24' },
  { label: msg`Tihar`, from: '2026-11-07', to: '2026-11-11' },
  { label: msg`Chhath`, from: '2026-11-15', to: '2026-11-15', isOpen: true },
  { label: msg`Tamu Lhosar`, from: '2026-12-30', to: '2026-12-30', isOpen: true },
  { label: msg`Maghe Sankranti`, from: '2027-01-15', to: '2027-01-15' },
  { label: msg`Maha Shivaratri`, from: '2027-03-06', to: '2027-03-06' },
  { label: msg`Fagu Purnima`, from: '2027-03-21', to: '2027-03-22' },
  { label: msg`Nepali New Year`, from: '2027-04-14', to: '2027-04-14', isOpen: true },
];
