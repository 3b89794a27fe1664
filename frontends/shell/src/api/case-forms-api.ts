/** engagement: what is written to the helpdesk. */
import { caseFormsApi } from '@haat/api/case-forms';
import type { OutboxOptions } from '@haat/platform';

export const KINDS = ['contact', 'complaint', 'feedback'] as const;
export type Kind = (typeof KINDS)[number];

const queued = { extraOptions: { outbox: 'ticket' } satisfies OutboxOptions };

export const { useContactUsMutation, useComplainMutation, useGiveFeedbackMutation } =
  caseFormsApi.enhanceEndpoints({
    endpoints: { contactUs: queued, complain: queued, giveFeedback: queued },
  });
