import { useEffect, type RefObject } from 'react';

/** After a refused save the first marked field has the focus. */
export function useFocusError(form: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, error]);
}
