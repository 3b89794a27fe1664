/** The five named guards of the specification (section 6) and the operator's (D4), as decisions without React. */
import { paths } from '../paths';
import type { AuthState } from '../session/auth-slice';
import { RouteError } from './route-error';

export type GuardName =
  'authenticated' | 'guest' | 'profile' | 'seller' | 'verified' | 'admin';
export type GuardInput = {
  auth: AuthState;
  /** The seller profile's step; undefined while it is on its way. */
  step: number | undefined;
  next: () => string;
};
/** A path to go to, 'wait', or null: come in. */
type Rule = (input: GuardInput) => string | null;

export const ONBOARDED_STEP = 200;

const rules: Record<GuardName, Rule> = {
  authenticated: ({ auth }) => (auth.isAuth ? null : paths.signIn),
  guest: ({ auth, next }) => (auth.isAuth ? next() : null),
  profile: ({ auth, step }) => {
    if (!auth.isAuth) return paths.signIn;
    if (step === undefined) return 'wait';
    return step < ONBOARDED_STEP ? paths.sellerRegister : null;
  },
  seller: ({ auth }) =>
    auth.user?.roles.includes('seller') ? null : paths.sellerRegister,
  verified: ({ auth }) => (auth.user?.email_verified_at ? null : paths.emailResend),
  // To everybody else these pages do not exist.
  admin: ({ auth }) => {
    if (!auth.isAuth) return paths.signIn;
    if (auth.user?.roles.includes('admin')) return null;
    throw new RouteError(404, 'This page could not be found');
  },
};

export function assertGuardNames(names: readonly string[]): void {
  if (names.some((name) => !Object.hasOwn(rules, name))) {
    throw new RouteError(500, 'Unknown middleware');
  }
}

/** The first guard that objects decides. */
export function evaluateGuards(
  names: readonly GuardName[],
  input: GuardInput,
): string | null {
  assertGuardNames(names);
  if (!input.auth.isRestored) return 'wait';
  for (const name of names) {
    const decision = rules[name](input);
    if (decision !== null) return decision;
  }
  return null;
}
