import { msg } from '@lingui/core/macro';

/** Parts of the list: several statuses of a lead may stand in one. */
export const LEAD_TABS = [
  { key: 'new', statuses: ['notified', 'viewed'], words: msg`New` },
  { key: 'shortlisted', statuses: ['shortlisted'], words: msg`Shortlisted` },
  { key: 'quoted', statuses: ['quoted'], words: msg`Quoted` },
  { key: 'won', statuses: ['won'], words: msg`Won` },
  { key: 'lost', statuses: ['lost'], words: msg`Lost` },
  { key: 'missed', statuses: ['missed'], words: msg`Missed` },
  { key: 'dismissed', statuses: ['dismissed'], words: msg`Passed` },
];
