import { useVerifyEmailMutation, type Proof } from '@haat/api/email-verification';
import {
  codeOf,
  statusOf,
  useAppDispatch,
  useSearchParams,
  useSession,
  userChanged,
} from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { useEffect, useRef } from 'react';
import { EmailVerified } from './email-verified';
import { LinkExpired } from './link-expired';
import { VerifyElsewhere } from './verify-elsewhere';
import { Working } from './working';

const isOver = (status: number) => status >= 400 && status < 500 && status !== 429;
const needsPassword = (code?: string) =>
  code === 'claim_unproven' || code === 'password_needed';

/** /email/verify: what the link in the mail opens. */
function EmailVerifyPage() {
  const [params] = useSearchParams();
  const { user, isRestored } = useSession();
  const dispatch = useAppDispatch();
  const [verify, { data, error }] = useVerifyEmailMutation();
  const isAsked = useRef(false);
  // What the first answer asked for: later ones may be about the password typed.
  const asks = useRef<string>(undefined);
  const ask = () => void verify(linkOf(params));
  useEffect(() => {
    // A link works once: the second asking would find it used.
    if (isAsked.current || !isRestored) return;
    isAsked.current = true;
    void verify(linkOf(params));
  }, [params, verify, isRestored]);
  // Known in this browser: stored, and so every other tab hears of it.
  const isOwn = data !== undefined && data.id === user?.id;
  useEffect(() => {
    if (isOwn) dispatch(userChanged(data));
  }, [isOwn, data, dispatch]);

  if (data) return <EmailVerified email={data.email} isSignedIn={isOwn} />;
  if (needsPassword(codeOf(error))) asks.current = codeOf(error);
  if (asks.current && codeOf(error) !== 'link_invalid') {
    const send = (form: Partial<Proof>) => verify({ ...linkOf(params), ...form });
    return (
      <VerifyElsewhere canTakeOver={asks.current === 'claim_unproven'} send={send} />
    );
  }
  if (!error || !isRestored) return <Working mood="mail" />;
  if (!isOver(statusOf(error))) return <ErrorPanel error={error} onRetry={ask} />;
  if (user?.email_verified_at) return <EmailVerified email={user.email} isSignedIn />;
  return <LinkExpired />;
}

function linkOf(params: URLSearchParams): Proof {
  const of = (name: keyof Proof) => params.get(name) ?? '';
  return {
    id: of('id'),
    hash: of('hash'),
    expires: Number(of('expires')),
    signature: of('signature'),
  };
}

export default EmailVerifyPage;
