import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useOwnSellerProfileQuery } from '../api/sellers';
import { requestIdOf, statusOf } from '../api/errors';
import { paths } from '../paths';
import { rememberNext, takeNext } from '../session/next-page';
import { selectAuth } from '../session/auth-slice';
import { useAppSelector } from '../store/hooks';
import { RouteError } from './route-error';
import { judge, type GuardName } from './rules';

type Props = {
  names: GuardName[];
  children?: ReactNode;
  waiting?: ReactNode;
  /** What stands there when the seller profile did not load; without it the error page does. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
};

const COMES_BACK: string[] = [paths.signIn, paths.emailResend];

function useStep(isAsked: boolean) {
  const { data, error, isFetching, refetch } = useOwnSellerProfileQuery(undefined, {
    skip: !isAsked,
  });
  // A 401 has already signed the visitor out.
  const isLost = error !== undefined && statusOf(error) !== 401 && !data && !isFetching;
  return { step: data?.step, error: isLost ? error : undefined, retry: refetch };
}

function asRouteError(error: unknown): RouteError {
  const message = 'The seller profile did not load';
  return new RouteError(statusOf(error), message, requestIdOf(error));
}

/** Lets its children (or the route's outlet) show only when every named guard agrees. */
export function Guard({ names, children, waiting = null, failed }: Props) {
  const auth = useAppSelector(selectAuth);
  const profile = useStep(names.includes('profile') && auth.isAuth);
  const { step } = profile;
  const verdict = judge(names, { auth, step, next: () => 'next' });
  const isOpen = verdict === null;
  // What comes late is drawn in slices: at once, a whole area keeps a slow phone from answering for half a second.
  const isDrawn = useDeferredValue(isOpen);
  if (profile.error) {
    if (failed) return failed(profile.error, () => void profile.retry());
    throw asRouteError(profile.error);
  }
  if (verdict === 'wait' || (isOpen && !isDrawn)) return waiting;
  if (verdict === 'next') return <ToNext />;
  if (COMES_BACK.includes(verdict ?? '')) return <Detour to={verdict ?? ''} />;
  if (!isOpen) return <Navigate to={verdict} replace />;
  return children ?? <Outlet />;
}

/** After signing in or confirming the email the visitor is here again. */
function Detour({ to }: { to: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => rememberNext(pathname + search), [pathname, search]);
  return <Navigate to={to} replace />;
}

function ToNext() {
  // Read once: StrictMode renders twice, and the second reading would find nothing.
  const [next] = useState(takeNext);
  return <Navigate to={next} replace />;
}
