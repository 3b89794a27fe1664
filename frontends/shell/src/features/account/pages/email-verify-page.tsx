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
import { EmailVerified } from '../components/email-verified';
import { LinkExpired } from '../components/link-expired';
import { VerifyElsewhere } from '../components/verify-elsewhere';
import { Working } from '../components/working';

const isOver = (status: number) => status >= 400 && status < 500 && status !== 429;
const needsPassword = (code?: string) =>
  code === 'claim_unproven' || code === 'password_needed';

/** /email/verify: what the link in the mail opens. */
function EmailVerifyPage() {
  const [params] = useSearchParams();
  const { user, isRestored } = useSession();
  const dispatch = useAppDispatch();
  const [verify, { data, error }] = useVerifyEmailMutation();
  const isSent = useRef(false);
  // The code of the first refusal: the next ones may be about the typed password.
  const refusalCode = useRef<string>(undefined);
  const sendLink = () => void verify(linkOf(params));
  useEffect(() => {
    // A link works once: a second request would be refused.
    if (isSent.current || !isRestored) return;
    isSent.current = true;
    void verify(linkOf(params));
  }, [params, verify, isRestored]);
  // The user of this browser: stored, so every other tab receives it.
  const isOwn = data !== undefined && data.id === user?.id;
  useEffect(() => {
    if (isOwn) dispatch(userChanged(data));
  }, [isOwn, data, dispatch]);

  if (data) return <EmailVerified email={data.email} isSignedIn={isOwn} />;
  if (needsPassword(codeOf(error))) refusalCode.current = codeOf(error);
  if (refusalCode.current && codeOf(error) !== 'link_invalid') {
    const send = (form: Partial<Proof>) => verify({ ...linkOf(params), ...form });
    return (
      <VerifyElsewhere
        canTakeOver={refusalCode.current === 'claim_unproven'}
        send={send}
      />
    );
  }
  if (!error || !isRestored) return <Working mood="mail" />;
  if (!isOver(statusOf(error)))
    return <ErrorPanel heading="h1" error={error} onRetry={sendLink} />;
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
