/** What was meant to be sent while there was no network. */
export type HeldKind =
  'enquiry' | 'requirement' | 'quote' | 'message' | 'question' | 'ticket';

/**
 * waiting: goes out by itself · sending: on its way · sent: told once, then gone ·
 * refused: the server said why not · withdrawn: taken back, or too old to go by itself.
 */
export type HeldState = 'waiting' | 'sending' | 'sent' | 'refused' | 'withdrawn';

export type HeldThing = {
  /** Its Idempotency-Key: however often it goes out, it arrives once. */
  key: string;
  kind: HeldKind;
  url: string;
  method: string;
  body: unknown;
  /** Whose it is; null for a visitor who was not signed in. */
  userId: string | null;
  /** The words in it, to be seen and never lost. */
  text: string;
  heldAt: string;
  state: HeldState;
  reason?: string;
};

/** The server forgets keys after a day: later the same thing could arrive twice. */
const KEY_LASTS_MS = 23 * 3_600_000;

export const isTooOld = ({ heldAt }: HeldThing): boolean =>
  Date.now() - Date.parse(heldAt) > KEY_LASTS_MS;

const WORDS = ['requirements', 'body', 'text', 'title', 'message', 'note'];

/** The words a person wrote, whichever form they were written in. */
export function wordsIn(body: unknown): string {
  const fields = (body ?? {}) as Record<string, unknown>;
  const found = WORDS.map((name) => fields[name]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof found === 'string' ? found : '';
}
