import { fieldErrors } from '@haat/platform';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { SERVER } from './refusal';
import type { FormOf } from './use-form';

const asItIs = (path: string) => path;

/**
 * Marks the fields the server refuses: `items.0.unit_price` is the path in the form too.
 * `rename` gives the form's path where it differs.
 */
export function placeServerErrors<Typed extends FieldValues, Wire>(
  form: FormOf<Typed, Wire>,
  failure: unknown,
  rename: (path: string) => string = asItIs,
): void {
  for (const [path, message] of Object.entries(fieldErrors(failure))) {
    form.setError(rename(path) as Path<Typed>, { type: SERVER, message });
  }
}

/** The same for a failure that a mutation holds: once for each. */
export function useServerErrors<Typed extends FieldValues, Wire>(
  form: FormOf<Typed, Wire>,
  failure: unknown,
): void {
  const place = useEffectEvent(() => placeServerErrors(form, failure));
  useEffect(() => {
    if (failure) place();
  }, [failure]);
}
