/** What the form of an enquiry holds, and the specification's rules about it (spec 5). */
import { refusal } from '@haat/forms';
import * as z from 'zod/mini';

/** Of a phone number; a shorter email address is entered again in the review. */
export const CONTACT_MIN = 8;
export const REQUIREMENTS_MAX = 1000;

export const isTooShort = (text: string): boolean => text.trim().length < CONTACT_MIN;

/** The server checks the rest. */
export const enquirySchema = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z
    .string()
    .check(z.refine((text) => !isTooShort(text), refusal('too_short', CONTACT_MIN))),
  requirements: z.string(),
  website: z.string(),
});
export type WrittenEnquiry = z.infer<typeof enquirySchema>;
/** As they follow on the page. */
export const WRITTEN = ['name', 'email', 'phone_number', 'requirements'] as const;

export const EMPTY: WrittenEnquiry = {
  name: '',
  email: '',
  phone_number: '',
  requirements: '',
  website: '',
};
