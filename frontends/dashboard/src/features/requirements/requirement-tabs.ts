import { msg } from '@lingui/core/macro';

/** Parts of the buyer's list. */
export const REQUIREMENT_TABS = [
  { key: 'all', statuses: [], words: msg`All` },
  { key: 'open', statuses: ['open'], words: msg`Open for quotes` },
  { key: 'draft', statuses: ['draft'], words: msg`Drafts` },
  { key: 'review', statuses: ['in_review', 'rejected'], words: msg`In review` },
  { key: 'closed', statuses: ['closed', 'expired'], words: msg`Closed` },
  { key: 'awarded', statuses: ['awarded', 'fulfilled'], words: msg`Awarded` },
  { key: 'cancelled', statuses: ['cancelled'], words: msg`Cancelled` },
];
