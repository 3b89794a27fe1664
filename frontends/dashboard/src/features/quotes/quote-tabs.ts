import { msg } from '@lingui/core/macro';

export type Side = 'buyer' | 'seller';
const CLOSED = ['rejected', 'withdrawn', 'expired', 'voided'];
const ALL = { key: 'all', statuses: [], label: msg`All` };
const COUNTERED = {
  key: 'countered',
  statuses: ['countered'],
  label: msg`Counter-offers`,
};
const ACCEPTED = { key: 'accepted', statuses: ['accepted'], label: msg`Accepted` };
const OVER = { key: 'closed', statuses: CLOSED, label: msg`Closed` };

/** Parts of the list, as each side thinks of them. */
export const QUOTE_TABS = {
  seller: [
    ALL,
    COUNTERED,
    { key: 'sent', statuses: ['sent'], label: msg`Sent` },
    { key: 'draft', statuses: ['draft'], label: msg`Drafts` },
    ACCEPTED,
    OVER,
  ],
  buyer: [
    ALL,
    { key: 'sent', statuses: ['sent'], label: msg`Needs a decision` },
    COUNTERED,
    ACCEPTED,
    OVER,
  ],
};
