import { msg } from '@lingui/core/macro';

/** Parts of the list: one may have several statuses of a lead. */
export const LEAD_TABS = [
  { key: 'new', statuses: ['notified', 'viewed'], label: msg`New` },
  { key: 'shortlisted', statuses: ['shortlisted'], label: msg`Shortlisted` },
  { key: 'quoted', statuses: ['quoted'], label: msg`Quoted` },
  { key: 'won', statuses: ['won'], label: msg`Won` },
  { key: 'lost', statuses: ['lost'], label: msg`Lost` },
  { key: 'missed', statuses: ['missed'], label: msg`Missed` },
  { key: 'dismissed', statuses: ['dismissed'], label: msg`Passed` },
];
