import { msg } from '@lingui/core/macro';

/** Parts of the buyer's list. */
export const REQUIREMENT_TABS = [
  { key: 'all', statuses: [], label: msg`All` },
  { key: 'open', statuses: ['open'], label: msg`Open for quotes` },
  { key: 'draft', statuses: ['draft'], label: msg`Drafts` },
  { key: 'review', statuses: ['in_review', 'rejected'], label: msg`In review` },
  { key: 'closed', statuses: ['closed', 'expired'], label: msg`Closed` },
  { key: 'awarded', statuses: ['awarded', 'fulfilled'], label: msg`Awarded` },
  { key: 'cancelled', statuses: ['cancelled'], label: msg`Cancelled` },
];
