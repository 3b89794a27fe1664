/** What was sent last from this device, for the next supplier; never who sent it. */
import { loadDraft, saveDraft } from '@haat/forms';
import type { TypedReview } from './review-schema';

const NAME = 'enquiry';
export type Details = Pick<
  TypedReview,
  'quantity' | 'unit_id' | 'unit' | 'delivery' | 'needed_by'
>;
export type LastEnquiry = { requirements: string; details: Details };

export const lastEnquiry = (): Partial<LastEnquiry> => loadDraft<LastEnquiry>(NAME);

export const storeLastEnquiry = (sent: LastEnquiry): void => saveDraft(NAME, sent);
