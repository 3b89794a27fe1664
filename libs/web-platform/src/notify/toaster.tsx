import { lazy, Suspense, useEffect, useState } from 'react';

const Sonner = lazy(() =>
  import(/* webpackChunkName: "toasts" */ 'sonner').then((module) => ({
    default: module.Toaster,
  })),
);
const AFTER_LOAD_MS = 1500;

/** The one place toasts appear: in the shell. Mounted late, it costs the first paint nothing. */
export function Toaster() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Suspense>
      <Sonner position="bottom-center" toastOptions={{ className: 'haat-toast' }} />
    </Suspense>
  );
}
