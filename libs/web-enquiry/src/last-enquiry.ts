/** What was sent last from this device, for the next supplier; never a name or number. */
import { loadDraft, saveDraft } from '@haat/forms';
import type { TypedReview } from './review-schema';

const NAME = 'enquiry';
export type Details = Pick<
  TypedReview,
  'quantity' | 'unit_id' | 'unit' | 'delivery' | 'needed_by' | 'files'
>;
/** `filesOf`: the account that can attach the files again. */
export type LastEnquiry = {
  requirements: string;
  details: Details;
  filesOf: string | null;
};

export const lastEnquiry = (): Partial<LastEnquiry> => loadDraft<LastEnquiry>(NAME);

export const storeLastEnquiry = (sent: LastEnquiry): void => saveDraft(NAME, sent);
