/** What the form of a message to the helpdesk holds, and the body the API gets of it. */
import type { Complaint } from '@haat/api/tickets';
import { requiredText } from '@haat/forms';
import * as z from 'zod/mini';
import type { Kind } from '../../api/tickets-api';

const trimmed = () => z.string().check(z.trim());

/** The server checks which of the others are required: it differs by kind. */
export const ticketSchema = z.object({
  name: trimmed(),
  email: trimmed(),
  phone_number: trimmed(),
  about: trimmed(),
  website: trimmed(),
  text: requiredText(),
});
export type Ticket = z.infer<typeof ticketSchema>;
export const EMPTY: Ticket = {
  name: '',
  email: '',
  phone_number: '',
  about: '',
  website: '',
  text: '',
};

/** A complaint has every field of the other two. What is empty is left out. */
export function bodyOf(kind: Kind, ticket: Ticket, filledMs: number): Complaint {
  const filled = Object.entries(ticket).filter(
    ([name, text]) => text && (name !== 'about' || kind === 'complaint'),
  );
  const body: Partial<Complaint> = {
    ...Object.fromEntries(filled),
    filled_ms: filledMs,
  };
  return body as Complaint;
}
