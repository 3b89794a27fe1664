import { lazy, Suspense, useEffect, useState } from 'react';
import { retryImport } from '../deferred/retry-import';
import { useMedia } from '../use-media';
import { fetchToasts } from './notify';

const Sonner = lazy(async () => ({
  default: (await retryImport(fetchToasts)).Toaster,
}));
const AFTER_LOAD_MS = 1500;
/** Bars and the composer lie at the bottom there: below the header, then. */
const SMALL_SCREEN = '(max-width: 1023px)';
const BELOW_HEADER = { top: 'calc(72px + env(safe-area-inset-top))' };
/** Over rows of content: no bar, composer or button of a form reaches there. */
const ABOVE_BARS = { bottom: '96px' };

/** The one place toasts appear: in the shell. Mounted after the first paint. */
export function Toaster() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const isSmallScreen = useMedia(SMALL_SCREEN);
  if (!isDue) return null;
  return (
    <Suspense>
      <Sonner
        position={isSmallScreen ? 'top-center' : 'bottom-center'}
        offset={isSmallScreen ? BELOW_HEADER : ABOVE_BARS}
        mobileOffset={BELOW_HEADER}
        toastOptions={{ className: 'haat-toast' }}
      />
    </Suspense>
  );
}
