/** A case as the components of all front ends read it: its writer, the supplier, Haat. */
import type { CaseDetail } from '@haat/api/cases';

export type Case = CaseDetail;
export type CaseKind = Case['kind'];
export type CaseTopic = NonNullable<Case['topic']>;
export type CaseMessage = Case['messages'][number];

export const CASE_TOPICS = [
  'delivery',
  'quality',
  'payment',
  'conduct',
  'account',
  'other',
] as const satisfies CaseTopic[];
