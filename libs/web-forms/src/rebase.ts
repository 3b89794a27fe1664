import type { FieldValues } from 'react-hook-form';
import type { FormOf } from './use-form';

/** Marks of refused fields stay. */
const OPTIONS = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true };

/** Puts a form on another saved state: it is dirty where `typed` differs from `saved`. */
export function rebase<Typed extends FieldValues, Wire>(
  form: FormOf<Typed, Wire>,
  saved: Typed,
  typed: Typed,
): void {
  form.reset(saved, OPTIONS);
  form.reset(typed, { ...OPTIONS, keepDefaultValues: true });
}
