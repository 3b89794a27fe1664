/** Tabs and filters of the helpdesk's queue, from the address. */
import type { AdminCasesApiArg } from '@haat/api/admin-cases';
import { CASE_TOPICS } from '@haat/enquiry';
import { msg } from '@lingui/core/macro';

export const TABS = [
  { key: 'waiting', statuses: ['open', 'with_staff'], label: msg`Waiting for us` },
  { key: 'supplier', statuses: ['with_supplier'], label: msg`With the supplier` },
  { key: 'answered', statuses: ['answered'], label: msg`Answered` },
  { key: 'closed', statuses: ['closed'], label: msg`Closed` },
  { key: 'all', statuses: [], label: msg`All` },
];
const KINDS = ['contact', 'complaint', 'feedback'] as const;
const ASSIGNEES = ['me', 'nobody'] as const;
export const AGES = ['1', '3', '7'];

const oneOf = <Name extends string>(names: readonly Name[], value: string | null) =>
  names.find((name) => name === value);

export function queueFilters(params: URLSearchParams): AdminCasesApiArg {
  const kind = oneOf(KINDS, params.get('kind'));
  const topic = oneOf(CASE_TOPICS, params.get('topic'));
  const assignee = oneOf(ASSIGNEES, params.get('assignee'));
  const age = oneOf(AGES, params.get('age'));
  const q = params.get('q');
  return {
    ...(kind ? { kind } : {}),
    ...(topic ? { topic } : {}),
    ...(assignee ? { assignee } : {}),
    ...(age ? { olderThanDays: Number(age) } : {}),
    ...(q ? { q } : {}),
  };
}
