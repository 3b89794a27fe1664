import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 500;

type Presses = { onPress: () => void; onLongPress: () => void };

/**
 * A button with two ways: a press, and a long press, right click or the menu key. It prevents what
 * a menu's trigger does by default; the arrow down still opens that.
 */
export function usePress({ onPress, onLongPress }: Presses) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  const long = () => {
    wasLong.current = true;
    onLongPress();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      wasLong.current = false;
      if (event.button === 0) timer.current = setTimeout(long, LONG_MS);
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      cancel();
      if (!wasLong.current) long();
    },
    onKeyDown: (event: KeyboardEvent) => {
      wasLong.current = false;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    },
    onClick: () => {
      if (!wasLong.current) onPress();
      wasLong.current = false;
    },
  };
}
