import { patiently, reportLost } from '@haat/platform';
import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part whose code may be a while in coming: its `Suspense` shows what stands there until then. */
export const lazyPart = <Props,>(load: Load<Props>) =>
  lazy(() => patiently(load, reportLost));

/**
 * A part whose code comes after the page answers; what the server drew of it stands until then, and stays
 * where the code never comes. One element for ever: nothing around it draws it again in the meantime.
 */
export function late(load: Load<object>, shape?: ReactNode) {
  const Part = lazyPart(load);
  return (
    <Suspense fallback={shape}>
      <Part />
    </Suspense>
  );
}

/** The same for a part that is told something: told anew before its code is here, it is drawn by `shape` until then. */
export function lateWith<Props extends object>(load: Load<Props>, shape?: ReactNode) {
  const Part: ComponentType<Props> = lazyPart(load);
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={shape}>
        <Part {...props} />
      </Suspense>
    );
  });
}
