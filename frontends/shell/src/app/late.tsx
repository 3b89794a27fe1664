import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A part whose code comes after the page answers; what the server drew of it stands until then, and stays
 * where the code never comes. One element for ever: nothing around it draws it again in the meantime.
 */
export function late(load: Load, shape?: ReactNode) {
  const Part = lazy(() =>
    load().catch(() => new Promise<{ default: ComponentType }>(() => undefined)),
  );
  return (
    <Suspense fallback={shape}>
      <Part />
    </Suspense>
  );
}
