import { notify, selectAuth, useAppSelector } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

/** Tells a person whose session the server ended why they are signed out. */
export function SessionNotice() {
  const { t } = useLingui();
  const { ended } = useAppSelector(selectAuth);
  const explain = useEffectEvent(() => {
    notify(
      'warning',
      t`Your session has ended, so you were signed out. Sign in again to continue.`,
    );
  });
  useEffect(() => {
    if (ended === 'expired') explain();
  }, [ended]);
  return null;
}
