import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { FormOf } from './use-form';

/**
 * Fills what is still empty with what the account has, once for each account: what somebody empties
 * then stays empty. `id`: of the account, undefined for a guest.
 */
export function usePrefill<Typed extends FieldValues, Wire>(
  form: FormOf<Typed, Wire>,
  id: string | undefined,
  defaults: Partial<Typed>,
): void {
  const filled = useRef<string>(undefined);
  const fill = useEffectEvent(() => {
    for (const [field, value] of Object.entries(defaults)) {
      const name = field as Path<Typed>;
      if (!form.getValues(name))
        form.setValue(name, value as PathValue<Typed, typeof name>);
    }
  });
  useEffect(() => {
    if (id === undefined || filled.current === id) return;
    filled.current = id;
    fill();
  }, [id]);
}
