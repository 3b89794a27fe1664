import type { SessionSeen } from '@haat/api/account';
import { useLingui } from '@lingui/react/macro';

type Named = Pick<SessionSeen, 'browser' | 'system'>;

/** "Firefox on Windows"; null when the browser did not say. */
export function useDeviceName(): (device: Named) => string | null {
  const { t } = useLingui();
  return ({ browser, system }) =>
    browser && system ? t`${browser} on ${system}` : (browser ?? system);
}
