import { useEffect, useState } from 'react';

type Span = { endsAt: number; now: number };
const spanOf = (seconds: number): Span => {
  const now = Date.now();
  return { endsAt: now + seconds * 1000, now };
};

/** Seconds until something may be requested again; by the clock, so a sleeping tab stays right. */
export function useCountdown(initialS: () => number = () => 0) {
  const [{ endsAt, now }, setSpan] = useState(() => spanOf(initialS()));
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setSpan((span) => ({ ...span, now: Date.now() }));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { secondsLeft, start: (seconds: number) => setSpan(spanOf(seconds)) };
}
