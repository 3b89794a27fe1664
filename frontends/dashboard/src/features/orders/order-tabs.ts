import { msg } from '@lingui/core/macro';
import type { StatusTab } from '../../components/lists/status-tabs';

/** Parts of the list of orders; both sides have the same. */
export const ORDER_TABS: StatusTab[] = [
  { key: 'all', statuses: [], label: msg`All` },
  {
    key: 'waiting',
    statuses: [],
    filters: { waiting: true },
    label: msg`Waiting for you`,
  },
  { key: 'placed', statuses: ['placed'], label: msg`To be confirmed` },
  {
    key: 'delivery',
    statuses: ['confirmed', 'part_delivered', 'delivered'],
    label: msg`In delivery`,
  },
  {
    key: 'problems',
    statuses: ['short', 'disputed'],
    label: msg`Short or disputed`,
  },
  { key: 'received', statuses: ['received'], label: msg`Received` },
  { key: 'ended', statuses: ['closed', 'refused', 'cancelled'], label: msg`Ended` },
];
