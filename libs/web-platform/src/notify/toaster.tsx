import { lazy, Suspense, useEffect, useState } from 'react';
import { retryImport } from '../deferred/retry-import';
import { useMedia } from '../use-media';
import { fetchToasts } from './notify';

const Sonner = lazy(async () => ({
  default: (await retryImport(fetchToasts)).Toaster,
}));
const AFTER_LOAD_MS = 1500;
/** Bars and the composer lie at the bottom there: below the header, then. Else in the corner no form reaches. */
const SMALL_SCREEN = '(max-width: 1023px)';
const BELOW_HEADER = { top: 'calc(72px + env(safe-area-inset-top))' };

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
        position={isSmallScreen ? 'top-center' : 'bottom-left'}
        offset={isSmallScreen ? BELOW_HEADER : undefined}
        mobileOffset={BELOW_HEADER}
        toastOptions={{ className: 'haat-toast' }}
      />
    </Suspense>
  );
}
