import type { FieldValues } from 'react-hook-form';
import type { FormOf } from './use-form';

/** Marks stay, and what has the focus keeps it. */
const KEEP = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true };

/** Puts a form on another saved state: it is dirty where `typed` differs from `saved`. */
export function rebase<Typed extends FieldValues, Wire>(
  form: FormOf<Typed, Wire>,
  saved: Typed,
  typed: Typed,
): void {
  form.reset(saved, KEEP);
  form.reset(typed, { ...KEEP, keepDefaultValues: true });
}
