import { useRef } from 'react';
import { useSingleKeys } from '../../hooks/use-single-keys';

/** J and K step through the rows of a list, Enter opens one, `/` goes to its search. */
export function useRowKeys() {
  const list = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus();
  };
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    '/': () => list.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  });
  return list;
}
