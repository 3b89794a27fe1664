import { msg } from '@lingui/core/macro';
import type { StatusTab } from '../../components/lists/status-tabs';

/** Parts of the buyer's list. */
export const REQUIREMENT_TABS: StatusTab[] = [
  { key: 'all', statuses: [], label: msg`All` },
  { key: 'open', statuses: ['open'], label: msg`Open for quotes` },
  {
    key: 'quoted',
    statuses: [],
    filters: { quoted: true },
    label: msg`Quotes to compare`,
  },
  { key: 'draft', statuses: ['draft'], label: msg`Drafts` },
  { key: 'review', statuses: ['in_review', 'rejected'], label: msg`In review` },
  { key: 'closed', statuses: ['closed', 'expired'], label: msg`Closed` },
  { key: 'awarded', statuses: ['awarded', 'fulfilled'], label: msg`Awarded` },
  { key: 'cancelled', statuses: ['cancelled'], label: msg`Cancelled` },
];
