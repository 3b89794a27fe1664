import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { typedIn } from '../typed';
import type { OnTyped } from './use-draft-state';
import type { Draft } from '../requirement-schema';

/**
 * Reports what was typed into the server's HTML before hydration, in the layout phase: the wizard
 * that replaces it may mount before any other effect runs. `inside`: an element of the form.
 */
export function useTypedShape(
  inside: RefObject<HTMLElement | null>,
  onTyped: OnTyped | undefined,
): void {
  const report = useEffectEvent((form: HTMLFormElement) => {
    const texts = Object.fromEntries(new FormData(form)) as unknown as Draft;
    onTyped?.(typedIn(texts));
  });
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (form) report(form);
  }, [inside]);
}
