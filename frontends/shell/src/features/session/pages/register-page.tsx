import { Guard, hasNext, useHydrated, useSearchParams } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { RegisterForm } from '../components/register-form';
import { SessionFrame } from '../components/session-frame';
import { SignInForm } from '../components/sign-in-form';

/** /register, and with `login=true` the sign-in screen. Guests only, and every visitor before the session is read. */
export default function RegisterPage() {
  const [params] = useSearchParams();
  const isSignIn = params.get('login') === 'true';
  const form = (
    <SessionFrame>
      {isSignIn ? (
        <SignIn email={params.get('email') ?? ''} />
      ) : (
        <RegisterForm
          initialType={params.get('type') === 'seller' ? 'seller' : 'buyer'}
        />
      )}
    </SessionFrame>
  );
  return (
    <Guard names={['guest']} waiting={form}>
      {form}
    </Guard>
  );
}

function SignIn({ email }: { email: string }) {
  const isOnTheWay = useHydrated() && hasNext();
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Sign in</Trans>
      </h1>
      <p className="mb-6 mt-1 text-ink-500">
        {isOnTheWay ? (
          <Trans>Sign in to open this page. We’ll bring you straight back.</Trans>
        ) : (
          <Trans>Welcome back. Your enquiries and wishlists are waiting.</Trans>
        )}
      </p>
      <SignInForm key="sign-in" email={email} />
    </>
  );
}
