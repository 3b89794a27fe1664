import { paths } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import type { StatusTab } from '../../components/lists/status-tabs';

/** Parts of the list: one may have several statuses of a lead. All open ones are a page of their own. */
export const LEAD_TABS: StatusTab[] = [
  { key: 'new', statuses: ['notified', 'viewed'], label: msg`New` },
  { key: 'open', statuses: [], label: msg`All open`, to: paths.sellerOpenLeads },
  { key: 'shortlisted', statuses: ['shortlisted'], label: msg`Shortlisted` },
  { key: 'quoted', statuses: ['quoted'], label: msg`Quoted` },
  { key: 'won', statuses: ['won'], label: msg`Won` },
  { key: 'lost', statuses: ['lost'], label: msg`Lost` },
  { key: 'missed', statuses: ['missed'], label: msg`Missed` },
  { key: 'dismissed', statuses: ['dismissed'], label: msg`Passed` },
];
