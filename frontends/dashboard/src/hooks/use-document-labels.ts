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
export const DOCUMENT_TONES: Record<string, BadgeTone> = {
  approved: 'green',
  rejected: 'red',
};
export const STATUTORY_TONES: Record<string, BadgeTone> = {
  pending: 'blue',
  approved: 'green',
  rejected: 'red',
  expired: 'red',
};

/** Labels of documents, their statuses, and Nepal's registration types. */
export function useDocumentLabels() {
  const { i18n } = useLingui();
  const from = (messages: typeof KINDS) => (key: string) => {
    const message = messages[key];
    return message ? i18n._(message) : key;
  };
  const optionsOf = (messages: typeof KINDS) =>
    Object.entries(messages).map(([value, label]) => ({ value, label: i18n._(label) }));
  return {
    kind: from(KINDS),
    status: from(STATUSES),
    type: from(TYPES),
    kinds: optionsOf(KINDS),
    types: optionsOf(TYPES),
  };
}
