import { selectIsLoading, useAppSelector } from '@haat/platform';
import { useEffect, useState } from 'react';
import { useIsPageLoading } from './page-load';
import { useDelayed } from './use-delayed';

const START_AFTER_MS = 200;
const FILL_MS = 5000;
const HIDE_AFTER_MS = 500;

/** The bar at the top: starts with a delay, fills slowly, hides after finishing (spec 9). */
export function ProgressBar() {
  const isCalling = useAppSelector(selectIsLoading);
  const isBusy = useDelayed(useIsPageLoading() || isCalling, START_AFTER_MS);
  const [phase, setPhase] = useState<'idle' | 'filling' | 'done'>('idle');
  useEffect(() => {
    if (isBusy) {
      setPhase('filling');
      return;
    }
    setPhase((now) => (now === 'idle' ? 'idle' : 'done'));
    const timer = setTimeout(() => setPhase('idle'), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  if (phase === 'idle') return null;
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-[90] h-[3px] origin-left bg-rho-500"
      style={
        phase === 'filling'
          ? { animation: `haat-fill ${FILL_MS}ms var(--ease-haat) forwards` }
          : { opacity: 0, transition: `opacity ${HIDE_AFTER_MS}ms` }
      }
    />
  );
}
