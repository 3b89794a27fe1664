import {
  statusOf,
  useAppDispatch,
  useSearchParams,
  useSession,
  userChanged,
} from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { useEffect, useRef } from 'react';
import { useVerifyEmailMutation, type VerifyLink } from './account-api';
import { EmailVerified } from './email-verified';
import { LinkExpired } from './link-expired';
import { Working } from './working';

const isOver = (status: number) => status >= 400 && status < 500 && status !== 429;

/** /email/verify: what the link in the mail opens. */
function EmailVerifyPage() {
  const [params] = useSearchParams();
  const { user, isRestored } = useSession();
  const dispatch = useAppDispatch();
  const [verify, { data, error }] = useVerifyEmailMutation();
  const isAsked = useRef(false);
  const ask = () => void verify(linkOf(params));
  useEffect(() => {
    // A link works once: the second asking would find it used.
    if (isAsked.current) return;
    isAsked.current = true;
    void verify(linkOf(params));
  }, [params, verify]);
  // Known in this browser: stored, and so every other tab hears of it.
  const isOwn = data !== undefined && data.id === user?.id;
  useEffect(() => {
    if (isOwn) dispatch(userChanged(data));
  }, [isOwn, data, dispatch]);

  if (data) return <EmailVerified email={data.email} isSignedIn={isOwn} />;
  if (!error || !isRestored) return <Working mood="mail" />;
  if (!isOver(statusOf(error))) return <ErrorPanel error={error} onRetry={ask} />;
  if (user?.email_verified_at) return <EmailVerified email={user.email} isSignedIn />;
  return <LinkExpired />;
}

function linkOf(params: URLSearchParams): VerifyLink {
  const of = (name: keyof VerifyLink) => params.get(name) ?? '';
  return {
    id: of('id'),
    hash: of('hash'),
    expires: of('expires'),
    signature: of('signature'),
  };
}

export default EmailVerifyPage;
