import { useState } from 'react';

const keyOf = (id: string) => `haat.reply.${id}`;

function load(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

/** An answer not sent yet: it is still there after a look at another enquiry, or a reload. */
export function useDraft(id: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => load(id));
  const change = (next: string) => {
    setText(next);
    try {
      if (next) sessionStorage.setItem(keyOf(id), next);
      else sessionStorage.removeItem(keyOf(id));
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  };
  return [text, change];
}
