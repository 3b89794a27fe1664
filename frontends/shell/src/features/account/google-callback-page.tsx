import {
  Link,
  fieldErrors,
  paths,
  takeNext,
  useNavigate,
  useSearchParams,
} from '@haat/platform';
import { Button, Mountain } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useWelcome } from '../session/use-sign-in';
import { AccountCard } from './account-card';
import { useFinishGoogleMutation } from './google-api';
import { Working } from './working';

/** /authorize/google/callback: a failure is logged, and said (D8). */
function GoogleCallbackPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [finish] = useFinishGoogleMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    // Google's code works once: the second asking would be refused.
    if (isAsked.current) return;
    isAsked.current = true;
    const come = async () => {
      const [code, state] = [params.get('code'), params.get('state')];
      if (!code || !state) throw new Error(params.get('error') ?? 'no code');
      welcome(await finish({ code, state }).unwrap());
      await navigate(takeNext(), { replace: true });
    };
    come().catch((error: unknown) => {
      console.warn('google sign-in', error);
      setFailure(error);
    });
  }, [params, finish, navigate, welcome]);
  if (failure === null) return <Working mood="google" />;
  // The server says why only where the account itself is the reason.
  return <Failed reason={fieldErrors(failure).email} />;
}

const Failed = ({ reason }: { reason: string | undefined }) => (
  <AccountCard
    art={<Mountain mood="lost" />}
    title={<Trans>Couldn’t sign in with Google</Trans>}
    text={
      reason ?? <Trans>Please try again, or sign in with your email and password.</Trans>
    }
  >
    <Button asChild size="lg">
      <Link to={paths.signIn}>
        <Trans>Back to sign in</Trans>
      </Link>
    </Button>
  </AccountCard>
);

export default GoogleCallbackPage;
