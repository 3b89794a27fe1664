import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useOwnSellerProfileQuery } from '../api/sellers';
import { requestIdOf, statusOf } from '../api/errors';
import { paths } from '../paths';
import { clearNext, rememberNext, takeNext } from '../session/next-page';
import { selectAuth } from '../session/auth-slice';
import { useAppSelector } from '../store/hooks';
import { RouteError } from './route-error';
import { evaluateGuards, type GuardName } from './rules';

type Props = {
  names: GuardName[];
  children?: ReactNode;
  waiting?: ReactNode;
  /** What is rendered when the seller profile did not load; without it the error page is. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
};

const DETOURS: string[] = [paths.signIn, paths.emailResend];

function useStep(isNeeded: boolean) {
  const { data, error, isFetching, refetch } = useOwnSellerProfileQuery(undefined, {
    skip: !isNeeded,
  });
  // A 401 has already signed the visitor out.
  const isFailed = error !== undefined && statusOf(error) !== 401 && !data && !isFetching;
  return { step: data?.step, error: isFailed ? error : undefined, retry: refetch };
}

function asRouteError(error: unknown): RouteError {
  const message = 'The seller profile did not load';
  return new RouteError(statusOf(error), message, requestIdOf(error));
}

/** Renders its children (or the route's outlet) only when every named guard agrees. */
export function Guard({ names, children, waiting = null, failed }: Props) {
  const auth = useAppSelector(selectAuth);
  const profile = useStep(names.includes('profile') && auth.isAuth);
  const { step } = profile;
  const decision = evaluateGuards(names, { auth, step, next: () => 'next' });
  const isOpen = decision === null;
  // What loads after the page is rendered in slices: a complete area in one task blocks a slow phone for half a second.
  const isRendered = useDeferredValue(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (profile.error) {
    if (failed) return failed(profile.error, () => void profile.retry());
    throw asRouteError(profile.error);
  }
  if (decision === 'wait' || (isOpen && !isRendered)) return waiting;
  if (decision === 'next') return <ToNext />;
  if (DETOURS.includes(decision ?? '')) {
    // Signed out on this page: who signs in next does not come back to it.
    const hasSignedOut = wasOpen && auth.ended === 'signed-out';
    return <Detour to={decision ?? ''} hasSignedOut={hasSignedOut} />;
  }
  if (!isOpen) return <Navigate to={decision} replace />;
  return children ?? <Outlet />;
}

type DetourProps = { to: string; hasSignedOut: boolean };

/** After signing in or confirming the email the visitor is here again. */
function Detour({ to, hasSignedOut }: DetourProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (hasSignedOut) clearNext();
    else rememberNext(pathname + search);
  }, [hasSignedOut, pathname, search]);
  return <Navigate to={to} replace />;
}

function ToNext() {
  // Read once: StrictMode renders twice, and the second reading would find nothing.
  const [next] = useState(takeNext);
  return <Navigate to={next} replace />;
}
