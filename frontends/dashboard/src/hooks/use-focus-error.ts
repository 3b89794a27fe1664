import { useEffect, type RefObject } from 'react';

/** Focuses the first marked field after a refused save. */
export function useFocusError(form: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, error]);
}
