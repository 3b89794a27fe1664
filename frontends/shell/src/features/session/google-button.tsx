import { notify, statusOf } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GoogleMark } from './google-mark';
import { useLazyAuthorizeGoogleQuery } from './google-api';

const NOT_CONFIGURED = 503;

/** Leads to Google; where no client is configured the button goes away (D8). */
export function GoogleButton() {
  const { t } = useLingui();
  const [ask, { isFetching }] = useLazyAuthorizeGoogleQuery();
  const [isOff, setIsOff] = useState(false);
  async function go() {
    try {
      const { url } = await ask().unwrap();
      location.assign(url);
    } catch (error) {
      console.warn('google sign-in', error);
      if (statusOf(error) === NOT_CONFIGURED) setIsOff(true);
      notify('error', t`Signing in with Google is not available right now.`);
    }
  }
  if (isOff) return null;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-500 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or</Trans>
      </p>
      <Button variant="outline" isBusy={isFetching} onClick={() => void go()}>
        <GoogleMark />
        <Trans>Continue with Google</Trans>
      </Button>
    </>
  );
}
