/** A request that could not be sent while there was no network. */
export type QueuedKind =
  'enquiry' | 'requirement' | 'quote' | 'message' | 'question' | 'ticket';

/**
 * waiting: is sent automatically · sending: on its way · sent: displayed once, then removed ·
 * refused: the server gave a reason · withdrawn: taken back, or too old to be sent automatically.
 */
export type QueuedState = 'waiting' | 'sending' | 'sent' | 'refused' | 'withdrawn';

export type QueuedRequest = {
  /** Its Idempotency-Key: however often it goes out, it arrives once. */
  key: string;
  kind: QueuedKind;
  url: string;
  method: string;
  body: unknown;
  /** Whose it is; null for a visitor who was not signed in. */
  userId: string | null;
  /** The text in it, displayed and never lost. */
  text: string;
  heldAt: string;
  state: QueuedState;
  reason?: string;
};

/** The server deletes keys after a day: after that the same request could arrive twice. */
const KEY_LASTS_MS = 23 * 3_600_000;

export const isTooOld = ({ heldAt }: QueuedRequest): boolean =>
  Date.now() - Date.parse(heldAt) > KEY_LASTS_MS;

const TEXT_FIELDS = ['requirements', 'body', 'text', 'title', 'message', 'note'];

/** The text that a person wrote, from any form. */
export function textOf(body: unknown): string {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = TEXT_FIELDS.map((name) => fields[name]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof text === 'string' ? text : '';
}
