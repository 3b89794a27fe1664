import { notify } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useAuthorizeProvidersQuery,
  useLazyAuthorizeGoogleQuery,
} from '../../../api/google-api';
import { GoogleLogo } from './google-logo';
import { GoogleTerms } from './google-terms';

/** Leads to Google; where no client is configured there is no button (D8). */
export function GoogleButton() {
  const { t } = useLingui();
  const { data: providers } = useAuthorizeProvidersQuery();
  const [fetchAddress, { isFetching }] = useLazyAuthorizeGoogleQuery();
  async function go() {
    try {
      const { url } = await fetchAddress().unwrap();
      location.assign(url);
    } catch (error) {
      console.warn('google sign-in', error);
      notify('error', t`Signing in with Google is not available right now.`);
    }
  }
  if (!providers?.google) return null;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-500 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or</Trans>
      </p>
      <Button variant="outline" isBusy={isFetching} onClick={() => void go()}>
        <GoogleLogo />
        <Trans>Continue with Google</Trans>
      </Button>
      <p className="text-balance text-center text-sm text-ink-500">
        <GoogleTerms />
      </p>
    </>
  );
}
