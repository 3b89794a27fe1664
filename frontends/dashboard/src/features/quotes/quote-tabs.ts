import { msg } from '@lingui/core/macro';

export type Side = 'buyer' | 'seller';
const CLOSED = ['rejected', 'withdrawn', 'expired', 'voided'];
const ALL = { key: 'all', statuses: [], words: msg`All` };
const COUNTERED = {
  key: 'countered',
  statuses: ['countered'],
  words: msg`Counter-offers`,
};
const ACCEPTED = { key: 'accepted', statuses: ['accepted'], words: msg`Accepted` };
const OVER = { key: 'closed', statuses: CLOSED, words: msg`Closed` };

/** Parts of the list, as each side thinks of them. */
export const QUOTE_TABS = {
  seller: [
    ALL,
    COUNTERED,
    { key: 'sent', statuses: ['sent'], words: msg`Sent` },
    { key: 'draft', statuses: ['draft'], words: msg`Drafts` },
    ACCEPTED,
    OVER,
  ],
  buyer: [
    ALL,
    { key: 'sent', statuses: ['sent'], words: msg`Needs a decision` },
    COUNTERED,
    ACCEPTED,
    OVER,
  ],
};
