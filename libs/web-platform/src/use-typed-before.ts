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
 * What was typed into a form the server drew, or filled in by the browser, before our code came:
 * React leaves it in the fields and tells nobody. Before anything else is drawn, which would empty them.
 */
export function useTypedBefore(
  form: Form,
  take: (texts: Record<string, string>) => void,
): void {
  const wasDrawn = useRef(!useHydrated());
  const tell = useEffectEvent(take);
  useLayoutEffect(() => {
    if (wasDrawn.current && form.current) tell(textsIn(form.current));
    wasDrawn.current = false;
  }, [form]);
}
