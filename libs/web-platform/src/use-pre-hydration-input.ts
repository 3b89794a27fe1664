import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

type Form = RefObject<HTMLFormElement | null>;

/** By field name. */
const textsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/**
 * What was typed into a form that the server rendered, or filled in by the browser, before hydration:
 * React leaves it in the fields without an event. Runs before the next render, which would empty them.
 */
export function usePreHydrationInput(
  form: Form,
  onTexts: (texts: Record<string, string>) => void,
): void {
  const wasServerRendered = useRef(!useHydrated());
  const passTexts = useEffectEvent(onTexts);
  useLayoutEffect(() => {
    if (wasServerRendered.current && form.current) passTexts(textsIn(form.current));
    wasServerRendered.current = false;
  }, [form]);
}
