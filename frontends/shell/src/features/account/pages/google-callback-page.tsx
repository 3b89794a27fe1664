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
import { useWelcome } from '../../../hooks/use-welcome';
import { AccountCard } from '../../../components/account-card';
import { useFinishGoogleMutation } from '../../../api/google-api';
import { Working } from '../components/working';

/** /authorize/google/callback: a failure is logged and rendered (D8). */
function GoogleCallbackPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [finish] = useFinishGoogleMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const isSent = useRef(false);
  useEffect(() => {
    // Google's code works once: a second request would be refused.
    if (isSent.current) return;
    isSent.current = true;
    const finishSignIn = async () => {
      const [code, state] = [params.get('code'), params.get('state')];
      if (!code || !state) throw new Error(params.get('error') ?? 'no code');
      welcome(await finish({ code, state }).unwrap());
      await navigate(takeNext(), { replace: true });
    };
    finishSignIn().catch((error: unknown) => {
      console.warn('google sign-in', error);
      setFailure(error);
    });
  }, [params, finish, navigate, welcome]);
  if (failure === null) return <Working mood="google" />;
  // The server gives a reason only where it is the account itself.
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
