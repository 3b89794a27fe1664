import { useLayoutEffect, type RefObject } from 'react';

type Text = HTMLInputElement | HTMLTextAreaElement;

/** The focused field of the server's HTML, when the wizard replaced it. */
let left: { name: string; at: number | null } | undefined;

const textIn = (form: HTMLFormElement, name: string) =>
  form.querySelector<Text>(`input[name="${name}"], textarea[name="${name}"]`);

function leave(form: HTMLFormElement): void {
  const active = document.activeElement as Text | null;
  const isInside = active !== null && form.contains(active) && Boolean(active.name);
  left = isInside ? { name: active.name, at: active.selectionStart } : undefined;
}

function goOn(form: HTMLFormElement): void {
  const text = left && textIn(form, left.name);
  if (!text) return;
  text.focus({ preventScroll: true });
  // React may have emptied and filled the shape's field, which moves the caret to its beginning.
  const caret = left?.at || text.value.length;
  text.setSelectionRange(caret, caret);
  left = undefined;
}

/** The focused field stays focused, and a phone's keyboard stays open. `inside`: of the form. */
export function useRestoredFocus(
  inside: RefObject<HTMLElement | null>,
  isShape: boolean,
): void {
  useLayoutEffect(() => {
    const own = inside.current?.closest('form');
    if (!own) return;
    if (isShape) return () => leave(own);
    goOn(own);
  }, [inside, isShape]);
}
