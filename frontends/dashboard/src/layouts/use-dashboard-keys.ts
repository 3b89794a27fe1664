import { useEffect, useEffectEvent } from 'react';

export type PanelName = 'palette' | 'help' | 'keys' | 'notifications';
type Props = { isOpen: boolean; open: (name: PanelName) => void };

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]',
  ) !== null;

function panelOf(event: KeyboardEvent): PanelName | null {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey) {
    return key.toLowerCase() === 'k' ? 'palette' : null;
  }
  if (event.altKey || isTyping(target)) return null;
  if (key === '/') return 'palette';
  return key === '?' ? 'keys' : null;
}

/** Ctrl-K and `/` search, `?` lists the keys. A page that has the key itself comes first. */
export function useDashboardKeys({ isOpen, open }: Props): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isOpen) return;
    const panel = panelOf(event);
    if (!panel) return;
    event.preventDefault();
    open(panel);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event);
    // Above the document, where the pages listen.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
