import { Link, paths, useSession } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { AccountCard } from '../../../components/account-card';
import { Envelope } from '../../../components/envelope';
import { mailAppOf } from '../mail-app';
import { ResendButton } from '../../../components/email-verification/resend-button';

/** "Check your email": the address, another link, another address. */
export function RequestLink({ email }: { email: string }) {
  const { isSeller } = useSession();
  const settings = isSeller ? paths.sellerSettings : paths.buyerSettings;
  const mailApp = mailAppOf(email);
  return (
    <AccountCard
      art={<Envelope mood="sent" />}
      title={<Trans>Confirm your email</Trans>}
      text={
        <Trans>
          We sent a link to <b className="text-ink-900">{email}</b>. Open it and this page
          will continue. Not there? Check your spam folder.
        </Trans>
      }
    >
      {mailApp ? (
        <Button asChild size="lg">
          <a href={mailApp} target="_blank" rel="noreferrer">
            <Trans>Open my mailbox</Trans>
            <ExternalLink aria-hidden />
          </a>
        </Button>
      ) : null}
      <ResendButton />
      <p className="mt-1 flex flex-wrap justify-center gap-x-6 text-sm font-semibold text-indigo-700 [&_a:hover]:underline [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        <Link to={`${settings}#email`}>
          <Trans>Change email address</Trans>
        </Link>
        <Link to={paths.home}>
          <Trans>Later – browse first</Trans>
        </Link>
      </p>
    </AccountCard>
  );
}
