import { MapPin } from 'lucide-react';
import type OlMap from 'ol/Map';
import type Overlay from 'ol/Overlay';
import type { KeyboardEvent, PointerEvent } from 'react';

type Props = {
  label: string;
  map: OlMap;
  pin: Overlay;
  onDrop: (coordinate: number[]) => void;
};
const STEP_PX = 16;
const SMALL_STEP_PX = 2;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Dragged by pointer, moved by arrow keys; with Shift in small steps. */
export function Pin({ label, map, pin, onDrop }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const at = pin.getPosition();
    if (!arrow || !at) return;
    event.preventDefault();
    const pixels = event.shiftKey ? SMALL_STEP_PX : STEP_PX;
    const step = pixels * (map.getView().getResolution() ?? 1);
    onDrop([(at[0] ?? 0) + arrow[0] * step, (at[1] ?? 0) + arrow[1] * step]);
  };
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    pin.setPosition(map.getEventCoordinate(event.nativeEvent));
  };
  const drop = (event: PointerEvent) => {
    const isDragged = event.currentTarget.hasPointerCapture(event.pointerId);
    event.currentTarget.releasePointerCapture(event.pointerId);
    const at = pin.getPosition();
    if (isDragged && at) onDrop(at);
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      className="grid size-11 cursor-grab touch-none place-items-end justify-items-center rounded-full active:cursor-grabbing"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={drop}
    >
      <MapPin
        className="size-10 fill-rho-600 text-white drop-shadow-md"
        strokeWidth={1.5}
        aria-hidden
      />
    </button>
  );
}
