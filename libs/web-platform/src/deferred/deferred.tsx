import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { reportLost } from '../failures/reload-once';
import { retryImport } from './retry-import';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** `React.lazy` with retries, for a `Suspense` of the caller's. */
export const lazyWithRetry = <Props,>(load: Load<Props>) =>
  lazy(() => retryImport(load, reportLost));

/**
 * A component whose code comes after the page is hydrated. The server's HTML stays until then;
 * where there is none, `fallback` is rendered.
 */
export function deferred<Props extends object>(load: Load<Props>, fallback?: ReactNode) {
  const Part: ComponentType<Props> = lazyWithRetry(load);
  // Without memo a render of the parent replaces the server's HTML by the fallback.
  return memo(function Deferred(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}
