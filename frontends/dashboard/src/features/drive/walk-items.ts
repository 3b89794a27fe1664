/** The focus among the items of the list: by arrow keys, in tiles by rows too. */
const ITEM = '[data-drive-item]';

export const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

function stepOf(key: string, items: HTMLElement[]): number {
  const first = items[0];
  const perRow = first ? items.filter((item) => topOf(item) === topOf(first)).length : 1;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -perRow,
    ArrowDown: perRow,
    Home: -items.length,
    End: items.length,
  };
  return steps[key] ?? 0;
}

/** The item that has the focus now; null when the key is none of these or the focus elsewhere. */
export function walk(key: string, target: EventTarget | null): HTMLElement | null {
  const here = itemOf(target);
  if (!here) return null;
  const items = [...document.querySelectorAll<HTMLElement>(ITEM)];
  const step = stepOf(key, items);
  if (step === 0) return null;
  const place = items.indexOf(here) + step;
  const next = items[Math.min(items.length - 1, Math.max(0, place))];
  next?.querySelector<HTMLElement>('[data-open]')?.focus();
  return next ?? null;
}
