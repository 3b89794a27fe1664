import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BadgeTone } from '@haat/ui';

const KINDS: Record<string, ReturnType<typeof msg>> = {
  pan: msg`PAN certificate`,
  registration: msg`Registration certificate`,
  vat: msg`VAT certificate`,
  other: msg`Other document`,
};
const STATUSES: Record<string, ReturnType<typeof msg>> = {
  pending: msg`Not checked yet`,
  approved: msg`OK`,
  rejected: msg`Not accepted`,
};
const TYPES: Record<string, ReturnType<typeof msg>> = {
  sole_proprietorship: msg`Sole proprietorship`,
  partnership: msg`Partnership`,
  private_limited: msg`Private limited company`,
  public_limited: msg`Public limited company`,
  cooperative: msg`Co-operative`,
  ngo: msg`Non-governmental organisation`,
};
export const PAPER_TONES: Record<string, BadgeTone> = {
  approved: 'green',
  rejected: 'red',
};
export const STATUTORY_TONES: Record<string, BadgeTone> = {
  pending: 'blue',
  approved: 'green',
  rejected: 'red',
  expired: 'red',
};

/** What papers are called, how they stand, and how companies are registered in Nepal. */
export function usePaperWords() {
  const { i18n } = useLingui();
  const from = (words: typeof KINDS) => (key: string) => {
    const found = words[key];
    return found ? i18n._(found) : key;
  };
  const optionsOf = (words: typeof KINDS) =>
    Object.entries(words).map(([value, label]) => ({ value, label: i18n._(label) }));
  return {
    kind: from(KINDS),
    status: from(STATUSES),
    type: from(TYPES),
    kinds: optionsOf(KINDS),
    types: optionsOf(TYPES),
  };
}
