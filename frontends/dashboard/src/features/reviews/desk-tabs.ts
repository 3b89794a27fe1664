import { msg } from '@lingui/core/macro';

/** Parts of the operator's list; drafts are their buyers' own. */
export const DESK_TABS = [
  { key: 'in_review', statuses: ['in_review'], words: msg`Waiting` },
  { key: 'open', statuses: ['open'], words: msg`Open for quotes` },
  { key: 'rejected', statuses: ['rejected'], words: msg`Sent back` },
  { key: 'closed', statuses: ['closed'], words: msg`Closed` },
  { key: 'awarded', statuses: ['awarded'], words: msg`Awarded` },
];
