/** What the form of a message to the helpdesk holds, and the body the API gets of it. */
import type { Complaint } from '@haat/api/case-forms';
import { requiredText } from '@haat/forms';
import * as z from 'zod/mini';
import type { Kind } from '../../api/case-forms-api';

const trimmed = () => z.string().check(z.trim());

/** The server checks which of the others are required: it differs by kind. */
export const ticketSchema = z.object({
  name: trimmed(),
  email: trimmed(),
  phone_number: trimmed(),
  topic: z.string(),
  about: trimmed(),
  website: trimmed(),
  text: requiredText(),
});
export type Ticket = z.infer<typeof ticketSchema>;
export const EMPTY: Ticket = {
  name: '',
  email: '',
  phone_number: '',
  topic: '',
  about: '',
  website: '',
  text: '',
};

export type Subject = NonNullable<Complaint['subject']>;
const SUBJECTS = ['product', 'company', 'order', 'quote', 'enquiry'] as const;

/** What a complaint is about, as the link to the form names it: ?order=… */
export function subjectIn(params: URLSearchParams): Subject | undefined {
  const kind = SUBJECTS.find((name) => params.get(name));
  return kind ? { kind, id: params.get(kind) ?? '' } : undefined;
}

/** Fields that the form of a kind does not have. */
const UNKNOWN: Record<Kind, string[]> = {
  contact: ['about'],
  complaint: [],
  feedback: ['about', 'topic'],
};

/** A complaint has every field of the other two. What is empty is left out. */
export function bodyOf(
  kind: Kind,
  ticket: Ticket,
  filledMs: number,
  subject?: Subject,
): Complaint {
  const filled = Object.entries(ticket).filter(
    ([name, text]) => text && !UNKNOWN[kind].includes(name),
  );
  const body: Partial<Complaint> = {
    ...Object.fromEntries(filled),
    ...(subject && kind === 'complaint' ? { subject } : {}),
    filled_ms: filledMs,
  };
  return body as Complaint;
}
