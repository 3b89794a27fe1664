import { useRef } from 'react';
import { useSingleKeys } from '../../../hooks/use-single-keys';

/** J and K focus the button of the next and previous task; Enter opens it, H defers it for a day. */
export function useTaskKeys() {
  const queue = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => {
    const buttons = [
      ...(queue.current?.querySelectorAll<HTMLElement>('[data-task]') ?? []),
    ];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 && by < 0 ? buttons.length - 1 : at + by;
    const button = buttons[Math.min(Math.max(next, 0), buttons.length - 1)];
    button?.focus();
  };
  const defer = () => {
    const task = document.activeElement?.closest('[data-task]')?.closest('li');
    task?.querySelector<HTMLElement>('[data-defer]')?.click();
  };
  useSingleKeys({ j: () => step(1), k: () => step(-1), h: defer });
  return queue;
}
